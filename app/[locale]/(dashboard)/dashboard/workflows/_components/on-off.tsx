import { Circle, CirclePlay } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';

/** Shape, word and colour. */
export function OnOff({ isOn }: { isOn: boolean }) {
  const t = useTranslations('workflows');
  const Icon = isOn ? CirclePlay : Circle;
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 text-sm font-semibold',
        isOn ? 'text-issued' : 'text-muted',
      )}
    >
      <Icon aria-hidden="true" className="size-4" />
      {t(isOn ? 'on' : 'off')}
    </span>
  );
}
