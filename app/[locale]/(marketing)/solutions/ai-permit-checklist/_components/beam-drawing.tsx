import { classNames } from '@/components/ui/class-names';

const BEAM = 16;
const GROUND = 92;

/** Beams laid one upon another over two posts; the last one laid is marked. */
export function BeamDrawing({ beams, className }: { beams: 1 | 2 | 3 | number; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 144 104"
      className={classNames('block h-auto', className)}
      fill="none"
      stroke="var(--ink)"
      strokeWidth="1.5"
      strokeLinejoin="round"
    >
      <path d={`M6 ${GROUND}h132`} stroke="var(--control)" />
      <path d={`M28 ${GROUND}V60h14v32M102 ${GROUND}V60h14v32`} strokeWidth="2" />
      {Array.from({ length: beams }, (_, index) => {
        const newest = index === beams - 1;
        const inset = 12 + index * 8;
        return (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: beams never change places
            key={index}
            d={`M${inset} ${60 - BEAM * (index + 1)}h${144 - 2 * inset}v${BEAM}H${inset}z`}
            fill={newest ? 'var(--accent)' : 'var(--card)'}
            stroke={newest ? 'var(--accent)' : 'var(--ink)'}
          />
        );
      })}
    </svg>
  );
}
