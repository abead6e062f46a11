import { classNames } from '@/components/ui/class-names';
import type { BrandLook } from '@/lib/company/branding/types';

interface Props {
  look: Pick<BrandLook, 'company' | 'logo'>;
  className?: string;
}

/** A company's logo and its name; the logo on white, also in the dark: most are drawn for paper. */
export function BrandMark({ look: { company, logo }, className }: Props) {
  return (
    <p className={classNames('flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1', className)}>
      {logo ? (
        // biome-ignore lint/performance/noImgElement: made at the size it is shown at
        <img
          src={logo.path}
          alt=""
          width={Math.ceil(logo.width / 2)}
          height={Math.ceil(logo.height / 2)}
          decoding="async"
          className="block h-10 w-auto max-w-40 rounded-sm bg-white object-contain p-1"
        />
      ) : null}
      <span className="min-w-0 text-lg font-semibold wrap-anywhere">{company}</span>
    </p>
  );
}
