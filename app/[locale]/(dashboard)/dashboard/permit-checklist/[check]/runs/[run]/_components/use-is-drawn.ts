import { useCheckContext } from '../../../_components/check-provider';
import type { PlaceView } from './result-types';

/** Whether a page image exists: images are rendered after a file is read; unreadable files have none. */
export function useIsDrawn(): (place: PlaceView) => boolean | null {
  const { files } = useCheckContext();
  return ({ fileId, page }) => {
    const file = files.find(({ id }) => id === fileId);
    if (!file || file.pagesDrawn >= page) return true;
    return file.state === 'failed' || file.state === 'cancelled' ? null : false;
  };
}
