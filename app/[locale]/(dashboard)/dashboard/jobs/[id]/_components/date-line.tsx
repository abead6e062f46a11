import { useFormatter, useTranslations } from 'next-intl';
import type { ProjectPermit, ProjectSummary } from '@/lib/company/projects/view';
import { daysBetween } from '@/lib/platform/clock/days';
import { calendarDay, shortDay } from '@/lib/platform/i18n/format';
import type { Expected } from '@/lib/tracking/permits/expected';

interface DateLineProps {
  job: Pick<ProjectSummary, 'startsOn'>;
  permit: ProjectPermit;
  expected: Expected | null;
  today: string;
}

type Mark = { what: 'applied' | 'issued' | 'today' | 'start'; day: string };

const WIDTH = 680;
const EDGE = 46;

/** One dimensioned line of the leading permit's dates: what was, today, when it is expected, and the start on site. */
export function DateLine({ job, permit, expected, today }: DateLineProps) {
  const t = useTranslations('projects.dateLine');
  const format = useFormatter();
  const now = new Date(`${today}T12:00:00Z`);
  const marks = marksOf(job, permit, today);
  const range = expected?.kind === 'range' ? expected : null;
  const days = [...marks.map(({ day }) => day), ...(range ? [range.from80, range.to80] : [])].sort();
  const [first = today] = days;
  const last = days.at(-1) ?? today;
  const whole = Math.max(1, daysBetween(first, last));
  const x = (day: string) => EDGE + ((WIDTH - 2 * EDGE) * daysBetween(first, day)) / whole;
  const short = (day: string) => shortDay(format, day, now);
  return (
    <figure className="min-w-0">
      <div className="overflow-x-auto max-sm:hidden" aria-hidden="true">
        <svg
          width={WIDTH}
          height={124}
          className="block max-w-none text-[12px] font-medium"
          role="presentation"
        >
          <line x1={EDGE} y1={48} x2={x(today)} y2={48} className="stroke-ink" strokeWidth={2} />
          <line
            x1={x(today)}
            y1={48}
            x2={WIDTH - EDGE}
            y2={48}
            className="stroke-line-strong"
            strokeDasharray="3 4"
          />
          {range ? (
            <>
              <rect
                x={x(range.from80)}
                y={43}
                width={Math.max(3, x(range.to80) - x(range.from80))}
                height={10}
                className="fill-[light-dark(#c3d4e6,#2c4a68)]"
              />
              <rect
                x={x(range.from50)}
                y={43}
                width={Math.max(2, x(range.to50) - x(range.from50))}
                height={10}
                className="fill-[light-dark(#12467a,#7db7f0)]"
              />
              <rect x={x(range.median) - 1.25} y={43} width={2.5} height={10} className="fill-card" />
              <text
                x={(x(range.from80) + x(range.to80)) / 2}
                y={34}
                textAnchor="middle"
                className="fill-muted"
              >
                {t('expected')}
              </text>
            </>
          ) : null}
          {marks.map(({ what, day }) => (
            <g key={what}>
              {what === 'today' ? (
                <line x1={x(day)} y1={36} x2={x(day)} y2={60} className="stroke-accent" strokeWidth={2} />
              ) : what === 'start' ? (
                <line x1={x(day)} y1={40} x2={x(day)} y2={56} className="stroke-ink" strokeWidth={2} />
              ) : (
                <circle cx={x(day)} cy={48} r={5.5} className="fill-ink" />
              )}
              <text
                x={x(day)}
                y={what === 'today' ? 28 : 16}
                textAnchor="middle"
                className="fill-ink font-semibold"
              >
                {t(what)}
              </text>
            </g>
          ))}
          {marks.slice(1).map(({ what, day }, index) => {
            const from = marks[index]?.day ?? day;
            const [a, b] = [x(from), x(day)];
            const length = daysBetween(from, day);
            if (length === 0) return null;
            return (
              <g key={what}>
                <line x1={a} y1={86} x2={b} y2={86} className="stroke-muted" />
                <path d={`M${a - 4} 90l8-8M${b - 4} 90l8-8`} className="stroke-ink" strokeWidth={1.5} />
                {b - a > 56 ? (
                  <text x={(a + b) / 2} y={78} textAnchor="middle" className="fill-muted">
                    {t('days', { count: length })}
                  </text>
                ) : null}
              </g>
            );
          })}
          {marks
            .filter(({ day }, index) => index === 0 || x(day) - x(marks[index - 1]?.day ?? day) > 44)
            .map(({ what, day }) => (
              <text key={what} x={x(day)} y={110} textAnchor="middle" className="fill-muted">
                {short(day)}
              </text>
            ))}
        </svg>
      </div>
      <figcaption className="sm:sr-only">
        <ul className="flex flex-col text-sm">
          {marks.map(({ what, day }) => (
            <li
              key={what}
              className="flex justify-between gap-4 border-t border-line py-1.5 first:border-t-0"
            >
              <span className="font-semibold">{t(what)}</span>
              <time dateTime={day} className="text-muted tabular-nums">
                {calendarDay(format, day)}
              </time>
            </li>
          ))}
          {range ? (
            <li className="flex justify-between gap-4 border-t border-line py-1.5">
              <span className="font-semibold">{t('expected')}</span>
              <span className="text-muted tabular-nums">
                {t('range', { from: short(range.from80), to: short(range.to80) })}
              </span>
            </li>
          ) : null}
        </ul>
      </figcaption>
    </figure>
  );
}

function marksOf(job: DateLineProps['job'], permit: ProjectPermit, today: string): Mark[] {
  const marks: Mark[] = [{ what: 'today', day: today }];
  if (permit.appliedDate !== null) marks.push({ what: 'applied', day: permit.appliedDate });
  if (permit.issuedDate !== null) marks.push({ what: 'issued', day: permit.issuedDate });
  if (job.startsOn !== null) marks.push({ what: 'start', day: job.startsOn });
  return marks.sort((a, b) => (a.day < b.day ? -1 : 1));
}
