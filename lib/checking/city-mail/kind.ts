import { fold } from '@/lib/checking/review/text/fold';
import type { MailKind } from './types';

export interface MailSigns {
  readonly subject: string;
  readonly text: string;
  readonly attached: string;
  readonly isAutoReply: boolean;
  /** Whether it names a permit of the company. */
  readonly isMatched: boolean;
}

const OUT_OF_OFFICE =
  /^(?:automatic reply|auto(?:matic)?[- ]?(?:reply|response)|out of (?:the )?office|respuesta automatica|fuera de la oficina)/;
const SURVEY =
  /\bsurvey\b|how did we do|rate your|tell us about your|encuesta|your feedback|customer satisfaction/;
const NEWSLETTER =
  /unsubscribe|newsletter|you (?:get|receive) this (?:because|as)|because you (?:have )?(?:signed up|subscribed|opted|are subscribed)|(?:update|manage) (?:your )?preferences|cancelar (?:la )?suscripcion|boletin|subscription preferences/;
const BAIT =
  /sign in with|verify your (?:account|password|e-?mail)|e-?mail password|secure document|link (?:ends|expires) in|click (?:here|below) to (?:view|verify)|wire transfer|gift card|bank details|new (?:bank|account) (?:details|number)|update your payment/;
const RAW_LINK = /https?:\/\/\d{1,3}(?:\.\d{1,3}){3}/;

const INSPECTION = /inspection|inspeccion|inspector/;
/** What an inspector lets happen next. */
const GO_ON = /\bok(?:ay)? to (?:pour|cover|backfill|insulate|conceal)\b/;
const CANCELLED = /cancell?ed|cancelad[ao]|has been cancel/;
const FAILED =
  /\bfail(?:ed|s)?\b|did not pass|not (?:been )?(?:pass(?:ed)?|approved)|disapproved|rejected|corrections? (?:required|needed)|re-?inspection (?:fee|required)|no aprobada|reprobad|rechazad/;
const PASSED = /\bpass(?:ed)?\b|approved|aprobad[ao]|partial pass|\bok\b|accepted/;
const SCHEDULED =
  /scheduled|reschedul|confirmed|has been (?:set|moved)|programad[ao]|reprogramad|appointment|new date|arrival|window|between/;

/** What a mail is about: first what is no business of a permit, then the more exact wording before the more general. */
export function kindOf({ subject, text, attached, isAutoReply, isMatched }: MailSigns): MailKind {
  const head = fold(subject);
  const body = fold(text);
  const all = `${head}\n${body}`;
  if (isAutoReply || OUT_OF_OFFICE.test(head)) return 'out_of_office';
  if (RAW_LINK.test(all) || (BAIT.test(all) && !isMatched)) return 'phishing';
  if (SURVEY.test(all) && (SURVEY.test(head) || !isMatched)) return 'survey';
  if (NEWSLETTER.test(body) && !isMatched) return 'newsletter';
  const early = `${head}\n${body.slice(0, 1_200)}`;
  return (
    inspectionKind(head, body, fold(attached)) ??
    businessKind(head, early, all) ??
    attachedKind(fold(attached)) ??
    'unknown'
  );
}

/** Where a subject names one of these, an inspection is only spoken of. */
const NAMED_ALONE: ReadonlySet<MailKind> = new Set([
  'expiring',
  'extension_granted',
  'application_incomplete',
]);

function inspectionKind(head: string, body: string, attached: string): MailKind | null {
  const early = `${head}\n${body.slice(0, 900)}`;
  if (!INSPECTION.test(early) && !GO_ON.test(early)) return null;
  // A mail about money, papers or a review may speak of inspections to come.
  const isAbout =
    GO_ON.test(early) ||
    INSPECTION.test(head) ||
    /^\W*(?:inspection|inspeccion)\b|(?:inspection|inspeccion)\s*(?:type|tipo)?\s*:|your .{0,40}inspection|inspection (?:is|was|has|listed|below|result|request)|the \w+(?: \w+)? inspection/m.test(
      body.slice(0, 900),
    );
  if (!isAbout || /invoice|amount due|receipt|plan(?:s)? (?:review|correction)/.test(head)) return null;
  if (!INSPECTION.test(head) && BUSINESS.some(([kind, words]) => NAMED_ALONE.has(kind) && words.test(head)))
    return null;
  const result =
    /(?:result|status|resultado|estado|outcome|disposition)\s*:?\s*([^\n]{2,60})/.exec(body)?.[1] ??
    /(?:result|status|resultado)\s*:?\s*([^\n]{2,60})/.exec(attached)?.[1] ??
    '';
  for (const source of [result, head, body.slice(0, 900), attached.slice(0, 1_500)]) {
    if (source === '') continue;
    if (
      CANCELLED.test(source) &&
      !/to cancel|cancel(?:l?ation)? fee|cancel by|if you/.test(
        source.slice(Math.max(0, source.search(CANCELLED) - 30), source.search(CANCELLED) + 40),
      )
    )
      return 'inspection_cancelled';
    if (FAILED.test(source)) return 'inspection_failed';
    if (/partial/.test(source) || PASSED.test(source)) return 'inspection_passed';
    if (SCHEDULED.test(source)) return 'inspection_scheduled';
  }
  return null;
}

const BUSINESS: readonly (readonly [MailKind, RegExp])[] = [
  [
    'receipt',
    /payment (?:confirmation|received|receipt)|we (?:have )?received your payment|\breceipt\b|thank you for your payment|recibo de pago|pago recibido|has been paid|paid in full/,
  ],
  [
    'extension_granted',
    /extension\b(?:(?!\b(?:not|denied|if)\b)[^.\n]){0,60}\b(?:granted|approved)|(?:granted|approved|gave you|given) .{0,30}(?:extension|extra \d+|more time|\d+ (?:more|additional) days)|(?:se )?(?:concede|otorga|aprob\w*).{0,20}(?:prorroga|extension)|extended (?:to|until|through)/,
  ],
  [
    'expiring',
    /(?:will|is about to|set to|nearing|about to|going to) (?:be )?expir|expir(?:ation|es|ing) (?:notice|warning|soon|on|in)|notice.{0,30}expir|nearing expiration|vencera|por vencer|proximo a vencer|vence en \d|aviso de vencimiento|proxim[ao]s? (?:a|al) venc/,
  ],
  [
    'fees_due',
    /\binvoice\b|amount due|fees? (?:are |is )?(?:due|owed|assessed)|balance (?:due|of)|unpaid|payment (?:is )?(?:due|required|needed)|ready to (?:be )?pa(?:y|id)|must be paid|please pay|fees have been|pago pendiente|saldo (?:pendiente|total)|factura/,
  ],
  [
    'application_incomplete',
    /(?:was|has been|is being|been) returned|incomplete|not (?:be )?accepted|cannot (?:be )?(?:accept|process)|could not accept|before we can (?:accept|route|process)|intake (?:rejected|review failed)|returned for|incompleta|devuelta|faltan? (?:los siguientes|documentos)/,
  ],
  [
    'corrections',
    /correc(?:tion|cion)|review comments?|comments? (?:are |were |have been )?(?:available|from|below|issued|posted|ready)|resubmi|re-submi|not approved|denied|rechazad|observacion|revisions? (?:required|needed|requested)|needs? (?:\w+ )?things|before (?:he|she|we|i) can sign off|request for (?:additional )?information|plan check (?:results|list)|reviewer/,
  ],
  [
    'issued',
    /(?:has been|is|was|now) issued|permit issued|permits? activated|(?:is|are) now active|permits? (?:are|were|have been) issued|ha sido (?:emitido|expedido)|permiso (?:emitido|expedido)|issuance/,
  ],
  [
    'approved',
    /\bapproved\b|approval|step .{0,40}complete|review is complete|marked complete|aprobad[ao]|ready to issue|listo para/,
  ],
  [
    'appointment',
    /appointment|virtual meeting|pre-?(?:application|construction) (?:meeting|conference)|\bcita\b|invited you|meeting (?:with|on)|join (?:by|the) (?:phone|meeting|video)/,
  ],
];

const NOW_APPROVED = /\b(?:is|are|was|were|been|now) approved\b/;
const OPEN =
  /correc(?:tion|cion)|resubmi|comments?\b|not (?:been )?approved|\bmust\b|please (?:revise|provide|address|correct|submit)/;

function businessKind(head: string, early: string, all: string): MailKind | null {
  // A subject names the matter better than what is said below it.
  for (const [kind, words] of BUSINESS) {
    if (!words.test(head)) continue;
    // The subject of an answer is older than what it says.
    if (kind === 'corrections' && NOW_APPROVED.test(early) && !OPEN.test(early.slice(head.length)))
      return 'approved';
    if (kind === 'approved' && /not approved|corrections?|disapproved/.test(early)) return 'corrections';
    if (kind === 'issued' && /ready to (?:be )?issue|before .{0,30}issued/.test(head)) continue;
    if (kind === 'expiring' && BUSINESS[1]?.[1].test(early)) return 'extension_granted';
    return kind;
  }
  for (const [kind, words] of BUSINESS) {
    if (!words.test(early)) continue;
    if (kind === 'receipt' && /amount due|balance due/.test(early)) continue;
    // "The permit will be issued when" is none.
    if (
      kind === 'issued' &&
      /(?:will|can|may|cannot) be issued/.test(early) &&
      !/has been issued|is issued|was issued/.test(early)
    )
      continue;
    if (kind === 'corrections' && /all (?:plan )?reviews .{0,60}approved/.test(early)) continue;
    if (kind === 'appointment' && !/appointment|meeting|cita/.test(early)) continue;
    return kind;
  }
  return BUSINESS.find(([, words]) => words.test(all))?.[0] ?? null;
}

function attachedKind(attached: string): MailKind | null {
  return attached === ''
    ? null
    : (BUSINESS.find(([, words]) => words.test(attached.slice(0, 1_500)))?.[0] ?? null);
}
