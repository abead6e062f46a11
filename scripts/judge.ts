import { serveJudge } from '@/lib/checking/judging/serve';

/** Judges one package for the process that starts it, and ends; see `lib/checking/judging/judge-apart.ts`. */
serveJudge();
