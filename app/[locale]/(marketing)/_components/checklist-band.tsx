import { useTranslations } from 'next-intl';
import { Section } from '@/components/marketing/section';

/** What the permit checklist is for, with a marked-up sheet. */
export function ChecklistBand() {
  const t = useTranslations('home.checklist');
  return (
    <Section title={t('title')} text={t('text')}>
      <svg
        viewBox="0 0 720 300"
        role="img"
        aria-label={t('drawingTitle')}
        className="block h-auto w-full border border-line bg-card"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <path d="M14 14h692v272H14z" stroke="var(--control)" />
        <path d="M580 14v272M580 226h126M580 256h126" stroke="var(--control)" />
        <WallSection />
        <Revision />
        <SheetIndex />
      </svg>
    </Section>
  );
}

/** A wall section: footing, wall, the lintel over the opening, roof. */
function WallSection() {
  return (
    <g>
      <path d="M40 250h500" stroke="var(--control)" />
      <path d="M90 250v18h60v-18M430 250v18h60v-18" />
      <path d="M104 250V116h32v134M444 250V116h32v134" strokeWidth="2.5" />
      <path d="M96 98h388v18H96z" fill="var(--accent)" stroke="var(--accent)" />
      <path d="M70 98 290 36l220 62z" />
      <path d="M290 36v62M180 67v31M400 67v31" stroke="var(--muted)" />
      <path d="M136 196h308" stroke="var(--muted)" strokeDasharray="6 6" />
      <path d="M136 224h308M132 228l8-8M440 228l8-8" stroke="var(--muted)" />
    </g>
  );
}

function Revision() {
  const right = 'a13 13 0 0 1 24 0'.repeat(6);
  const down = 'a13 13 0 0 1 0 24'.repeat(3);
  const left = 'a13 13 0 0 1 -24 0'.repeat(6);
  const up = 'a13 13 0 0 1 0 -24'.repeat(3);
  return (
    <g stroke="var(--status-action)" strokeWidth="2">
      <path d={`M388 72${right}${down}${left}${up}z`} />
      <path d="m556 150 14 24h-28z" fill="var(--card)" />
      <path d="M556 160v7M556 170.5v.1" />
    </g>
  );
}

function SheetIndex() {
  return (
    <g>
      {[0, 1, 2, 3].map((row) => (
        <g key={row}>
          <path d={`M598 ${44 + row * 40}h14v14h-14z`} />
          <path
            d={`M624 ${47 + row * 40}h62M624 ${55 + row * 40}h${row % 2 === 0 ? 40 : 52}`}
            stroke="var(--muted)"
          />
          {row === 2 ? null : (
            <path d={`m601 ${51 + row * 40} 4 4 9-12`} stroke="var(--status-issued)" strokeWidth="2.5" />
          )}
        </g>
      ))}
      <path d="M598 238h90M598 268h60" stroke="var(--muted)" />
    </g>
  );
}
