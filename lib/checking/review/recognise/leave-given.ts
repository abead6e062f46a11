/**
 * Whether a paper gives somebody leave to apply for the owner, in a sentence of its own, whatever the paper is: contracts and
 * letters about something else often do. A form's sentence whose blank for the name was left empty gives none.
 */
export function givesLeaveToApply(text: string): boolean {
  const flat = text.slice(0, MAX_TEXT).replace(/\s+/g, ' ');
  return [...flat.matchAll(GIVES_LEAVE)].some(([sentence]) => !/_{3,}|\.{4,}/.test(sentence));
}

const MAX_TEXT = 30_000;
const GIVES_LEAVE =
  /\b(?:(?:home|property |land)?owners?|buyers?|clients?|customers?|purchasers?|landlord|i|we|el cliente|(?:la )?propietari[ao]|due[ñn][ao]|yo)\b[^.;]{0,90}\b(?:(?:hereby )?(?:authori[sz]es?|appoints?|designates?|gives? (?:\w+ ){1,4}(?:permission|consent|leave|authority|ok(?:ay)?))|autori[zc][aeo]n?|nombro|designo)\b[^.;]{0,110}\b(?:(?:apply|file|obtain|pull|sign|secure|act|submit)\b[^.;]{0,70}\b(?:permits?|agent|behalf|for (?:me|us))|(?:solicitar|tramitar|firmar|obtener|gestionar|actuar)\b[^.;]{0,70}\b(?:permisos?|nombre|representante))/gi;
