import { renderPermitReport } from '@/lib/checking/permit-report/render-permit-report';
import { renderReport } from '@/lib/checking/report/render-report';
import type { JobName } from '@/lib/platform/queue/jobs';
import { serveReports } from '@/lib/platform/reports/serve';

/** Draws one report for the process that starts it, and ends; see `lib/platform/reports/draw-report.ts`. */
serveReports({
  'draw-report': renderReport,
  'draw-permit': renderPermitReport,
} satisfies { [N in JobName]?: unknown });
