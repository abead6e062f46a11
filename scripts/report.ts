import { serveReport } from '@/lib/checking/report/serve';

/** Draws one report for the process that starts it, and ends; see `lib/checking/report/draw-report.ts`. */
serveReport();
