import { useFormatter, useTranslations } from 'next-intl';

type Station = 'applied' | 'review' | 'correction' | 'resubmitted' | 'issued' | 'final';

/** An example permit, one station per line; `notice` marks the changes a contractor hears of. */
const STATIONS: { id: Station; day: string; notice: boolean; colour: string }[] = [
  { id: 'applied', day: '2026-03-02', notice: false, colour: 'var(--ink)' },
  { id: 'review', day: '2026-03-04', notice: true, colour: 'var(--status-pending)' },
  { id: 'correction', day: '2026-03-17', notice: true, colour: 'var(--status-action)' },
  { id: 'resubmitted', day: '2026-03-19', notice: true, colour: 'var(--status-pending)' },
  { id: 'issued', day: '2026-03-27', notice: true, colour: 'var(--status-issued)' },
  { id: 'final', day: '2026-04-16', notice: true, colour: 'var(--status-finaled)' },
];

const TOP = 66;
const STEP = 58;
const WIDTH = 352;
const SPINE = 86;
const DIMENSION = 28;
const TEXT = 108;
const RIGHT = 332;
const toLineY = (index: number) => TOP + index * STEP;

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** A permit's timeline drawn like a sheet, with dimension strings and a revision cloud. */
export function PermitDrawing() {
  const t = useTranslations('home.drawing');
  const format = useFormatter();
  const height = toLineY(STATIONS.length - 1) + 96;
  return (
    <figure className="flex w-full min-w-0 max-w-md flex-col gap-2">
      <div className="border border-line border-t-[3px] border-t-accent bg-card">
        <svg
          viewBox={`0 0 ${WIDTH} ${height}`}
          role="img"
          aria-label={`${t('title')}. ${t('description')}`}
          className="block h-auto w-full font-sans"
          fill="none"
        >
          <Grid width={WIDTH} height={height} />
          <text x="20" y="34" fontSize="13" fontWeight="600" fill="var(--muted)">
            {t('title')}
          </text>
          <path
            d={`M${SPINE} ${toLineY(0)}V${toLineY(STATIONS.length - 1)}`}
            stroke="var(--ink)"
            strokeWidth="2"
          />
          {STATIONS.map((station, index) => {
            const y = toLineY(index);
            const next = STATIONS[index + 1];
            return (
              <g key={station.id}>
                {next ? (
                  <Dimension
                    from={y}
                    to={toLineY(index + 1)}
                    label={t('days', { count: daysBetween(station.day, next.day) })}
                  />
                ) : null}
                {station.id === 'correction' ? <RevisionCloud y={y} /> : null}
                <Node y={y} station={station} />
                <text x={TEXT} y={y - 2} fontSize="15" fontWeight="700" fill="var(--ink)">
                  {t(station.id)}
                </text>
                <text x={TEXT} y={y + 16} fontSize="12.5" fill="var(--muted)">
                  {format.dateTime(new Date(station.day), {
                    month: 'short',
                    day: 'numeric',
                    timeZone: 'UTC',
                  })}
                </text>
                {station.notice ? <Notice y={y} /> : null}
              </g>
            );
          })}
          <TitleBlock y={height - 46} kind={t('kind')} example={t('example')} notice={t('notice')} />
        </svg>
      </div>
      <figcaption className="text-xs text-muted">{t('caption')}</figcaption>
    </figure>
  );
}

function Grid({ width, height }: { width: number; height: number }) {
  return (
    <>
      <defs>
        <pattern id="sheet-grid" width="16" height="16" patternUnits="userSpaceOnUse">
          <path d="M16 0H0V16" stroke="var(--line)" strokeWidth="0.75" opacity="0.55" />
        </pattern>
      </defs>
      <rect width={width} height={height} fill="url(#sheet-grid)" />
    </>
  );
}

/** Two ticks, a line and the days between, as a drawing gives a length. */
function Dimension({ from, to, label }: { from: number; to: number; label: string }) {
  const middle = (from + to) / 2;
  return (
    <g stroke="var(--muted)" strokeWidth="1">
      <path d={`M${DIMENSION} ${from}V${to}`} />
      <path d={`M${DIMENSION - 4} ${from + 4}l8 -8M${DIMENSION - 4} ${to + 4}l8 -8`} strokeWidth="1.5" />
      <path
        d={`M${DIMENSION - 8} ${from}H${SPINE - 14}M${DIMENSION - 8} ${to}H${SPINE - 14}`}
        opacity="0.5"
      />
      <text x={DIMENSION + 7} y={middle + 4} fontSize="11.5" fill="var(--muted)" stroke="none">
        {label}
      </text>
    </g>
  );
}

function Node({ y, station }: { y: number; station: (typeof STATIONS)[number] }) {
  const solid = station.id === 'issued' || station.id === 'final';
  return (
    <circle
      cx={SPINE}
      cy={y}
      r="7"
      fill={solid ? station.colour : 'var(--card)'}
      stroke={station.colour}
      strokeWidth="2.5"
    />
  );
}

/** What a plan reviewer draws around the thing to change, with the revision's triangle. */
function RevisionCloud({ y }: { y: number }) {
  const left = TEXT - 12;
  const top = y - 26;
  const across = 'a10 10 0 0 1 19 0'.concat('a10 10 0 0 1 19 0'.repeat(9));
  const down = 'a10 10 0 0 1 0 17'.repeat(3);
  const back = 'a10 10 0 0 1 -19 0'.repeat(10);
  const up = 'a10 10 0 0 1 0 -17'.repeat(3);
  return (
    <path
      d={`M${left} ${top}${across}${down}${back}${up}z`}
      stroke="var(--status-action)"
      strokeWidth="1.5"
    />
  );
}

function Notice({ y }: { y: number }) {
  return (
    <g stroke="var(--accent)" strokeWidth="1.5" strokeLinejoin="round">
      <rect x={RIGHT - 22} y={y - 9} width="22" height="16" fill="var(--card)" />
      <path d={`M${RIGHT - 22} ${y - 8}l11 9l11 -9`} />
    </g>
  );
}

function TitleBlock({
  y,
  kind,
  example,
  notice,
}: {
  y: number;
  kind: string;
  example: string;
  notice: string;
}) {
  return (
    <g>
      <path d={`M0 ${y}H${WIDTH}M236 ${y}V${y + 46}`} stroke="var(--line)" />
      <text x="20" y={y + 20} fontSize="12.5" fontWeight="600" fill="var(--ink)">
        {kind}
      </text>
      <text x="20" y={y + 36} fontSize="11.5" fill="var(--muted)">
        {example}
      </text>
      <g transform={`translate(${268 - RIGHT} ${y + 24 - 100})`}>
        <Notice y={100} />
      </g>
      <text x="276" y={y + 27} fontSize="11" fill="var(--muted)">
        {notice}
      </text>
    </g>
  );
}
