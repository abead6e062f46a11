import { ClipboardCheck, Hand, HardHat, Landmark, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import type { DeskPermit } from '@/lib/company/desk/rows';
import { sentenceCase } from '@/lib/tracking/permits/plain-case';
import { deskName } from '@/lib/tracking/permits/step-event';
import type { WaitingOn } from '@/lib/tracking/permits/types';

const ICONS: Record<WaitingOn, LucideIcon> = {
  applicant: Hand,
  city: Landmark,
  desk: Landmark,
  inspector: ClipboardCheck,
  work: HardHat,
};

type Waiting = Pick<DeskPermit, 'waitsOn' | 'why' | 'places'>;

/** What a permit waits for in few words: "Answer the city", "Zoning", "Framing inspection". */
export function useWaitingWords(): (permit: Waiting) => string | null {
  const t = useTranslations('desk.waits');
  return ({ waitsOn, why, places: [place] }) => {
    if (waitsOn === null || why === null) return null;
    if (waitsOn === 'desk' && place) return deskName(place);
    if (waitsOn === 'inspector' && place) return t(`${why}Of`, { name: sentenceCase(place) });
    return t(why);
  };
}

/** On whom it waits: bold with the hand where that is the reader, plain ink for all others. */
export function Waits({ permit, className }: { permit: Waiting; className?: string }) {
  const words = useWaitingWords()(permit);
  if (permit.waitsOn === null || words === null) return <span className="text-muted">–</span>;
  const Icon = ICONS[permit.waitsOn];
  const you = permit.waitsOn === 'applicant';
  return (
    <span
      className={classNames(
        'inline-flex min-w-0 items-center gap-1.5 align-middle',
        you && 'font-semibold',
        className,
      )}
    >
      <Icon
        aria-hidden="true"
        className={classNames('size-4 shrink-0', you ? 'text-action' : 'text-muted')}
      />
      <span className="truncate">{words}</span>
    </span>
  );
}
