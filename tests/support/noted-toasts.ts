import { vi } from 'vitest';
import { toast } from '@/components/ui/toast';

/** What is said at the foot of the page, instead of showing it. */
export function notedToasts() {
  return {
    success: vi.spyOn(toast, 'success').mockReset().mockReturnValue(),
    error: vi.spyOn(toast, 'error').mockReset().mockReturnValue(),
  };
}
