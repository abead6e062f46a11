/*
 * Word lists for classifying texts, in the form produced by `keywords.ts`: lower case, without accents and
 * apostrophes. A space separates the words of a phrase, `|` or a line break separates phrases.
 */

export type Phrase = readonly string[];

function phrases(lines: string): Phrase[] {
  return lines
    .split(/[|\n]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean)
    .map((phrase) => phrase.split(' '));
}

function words(line: string): Set<string> {
  return new Set(line.trim().split(/\s+/));
}

/** An opt-out in any sentence. */
export const ALWAYS = phrases(`
  stopall|stop all|optout|opt out|opt me out|opting out|unsubscribe|un subscribe|unsub
  remove me|remove my number|remove this number|take me off|take my number off|delete my number|lose my number
  leave me alone|you have the wrong number|you got the wrong number|this is the wrong number
  stop texting|stop messaging|stop sending|stop contacting|stop bothering|quit texting|quit sending|quit messaging
  no more texts|no more text|no more messages|no more msgs|no more sms|no more alerts|no more notifications
  dont text|do not text|dont message|do not message|dont contact|do not contact
  dont send me texts|dont send me messages|dont send me any|dont send me anything|dont send me more
  dont send me these|dont send any more|do not send me texts|do not send me messages|do not send me any
  do not send me more|do not send me these|dont want texts|dont want these|dont want any more|do not want these
  no longer want|no longer wish|dont wish to receive|do not wish to receive|do not want to receive
  dont want to receive|delete me|fuck off|go away
  darme de baja|darnos de baja|dar de baja|dame de baja|deme de baja|denme de baja|denos de baja
  desuscribir|desuscribirme|desuscribanme|desinscribir|desinscribirme|cancelar suscripcion
  no mas mensajes|no mas mensaje|no mas textos|no mas sms|no mas avisos|no mas alertas|no mas notificaciones
  no quiero mas|no quiero mensajes|no quiero textos|no quiero avisos|no quiero sms|no quiero alertas
  no quiero estos|no quiero sus|no quiero recibir|no deseo recibir|no deseo mas
  no me escriba|no me escriban|no me escribas|no me mande|no me manden|no me mandes|no me envie|no me envien
  no me envies|no me textee|no me texteen|no me moleste|no me molesten|no me contacte|no me contacten
  no escriba mas|no escriban mas|no enviar mas|no mandar mas|no escribir mas|no me interesa
  solicito la baja|bajeme|bajenme|bajame|elimine mi numero|eliminen mi numero|eliminar mi numero|que pares
  no manden mas|no mande mas|no envien mas|no envie mas|no manden mensajes|no envien mensajes
  deje de mandar|deje de enviar|deje de escribir|deje de molestar|deje de mandarme|deje de enviarme
  deje de escribirme|dejen de mandar|dejen de enviar|dejen de escribir|dejen de molestar|dejen de mandarme
  dejen de enviarme|dejen de escribirme|deja de mandar|deja de enviar|deja de escribir|deja de mandarme
  deja de enviarme|deja de escribirme|dejeme en paz|dejenme en paz|para de mandar|para de enviar|para de escribir
  para los mensajes|para los textos|quiteme|quitenme|saqueme|saquenme|borreme|borrenme
  borre mi numero|borren mi numero|quite mi numero|tiene el numero equivocado|tienen el numero equivocado
`);

/** An opt-out in a short sentence, or in one about messages. */
export const OFTEN = phrases(`
  stop|quit|revoke|cancel|no more
  parar|pare|paren|detener|detenga|detengan|cancelar|cancele|cancelen|cancela|cancelo|suspender|suspenda|anular
  basta|no mas|no quiero|desactivar|desactive|revocar|revoco
`);

/**
 * Words with other common meanings (an end date, a tall wall, a ground floor): count only at the beginning of
 * a short text.
 */
export const FIRST = phrases('end|alto|baja|terminar|termine|terminen|termina');

/** Count only on their own. */
export const ALONE = phrases(
  'wrong number|not interested|numero equivocado|numero incorrecto|para|salir|fin|de baja',
);

/** Words for messages and for sending them. */
export const MESSAGES = words(`
  text texts texting message messages messaging msg msgs sms alert alerts notification notifications contacting
  sending consent subscription list mensaje mensajes texto textos aviso avisos alerta alertas notificacion
  notificaciones mandar mandarme mandando enviar enviarme enviando escribir escribirme recibir recibiendo
  suscripcion lista consentimiento
`);

/** Phrases in which these words have another meaning, as on a building site. */
export const ELSEWHERE = phrases(`
  stop by|stop work|work stop|stop sign|stop signs|bus stop|stop valve|stop order|stop light|non stop|stop notice
  cancel the inspection|cancel inspection|cancel my inspection|cancel our inspection|cancel the appointment
  cancel my appointment|cancel the meeting|cancel the order|cancel the job
  cancelar la inspeccion|cancele la inspeccion|cancelen la inspeccion|cancelar inspeccion|cancelar la cita
  parar la obra|pare la obra|paren la obra|detener la obra|detengan la obra|cancelar la obra|parar de trabajar
  terminar la obra|end of|end date|end time|alto voltaje|baja tension|baja presion
`);

/** Negations; the Spanish ones apply only before a Spanish word. */
export const NOT_IN_ENGLISH = words('dont not never didnt doesnt');
export const NOT_IN_SPANISH = words('no nunca jamas tampoco');

/** May stand between a negation and the word it negates. */
export const BETWEEN = words(`
  want you to wish please ever need would like going gonna let them it me us guys
  quiero deseo necesito que me nos los las lo la se vaya vayan a hay por favor usted ustedes dejar de
`);

/** Words that begin an informational question. "Can you", "will you" and "how do I" are requests instead. */
export const ASKING = words(
  'when where what which who why does did is are was were has have if cuando donde cual cuales quien',
);

/** Courtesy and filler words. */
export const COURTESY = words(`
  please pls plz plse kindly thanks thank you thx ty now ok okay hi hello hey sir maam just i me it all of this these
  those por favor porfavor gracias ya ahora hola oiga buenas buenos dias tardes senor senora todo todos esto a
`);

/** May precede a word of `FIRST` at the beginning. */
export const WANTING = words(
  'i want to need would like we want quiero queremos deseo necesito please por favor',
);

export const START = phrases(`
  start|unstop|yes|resume|opt in|optin|subscribe|resubscribe|start again|start texting|restart
  si|iniciar|inicio|empezar|comenzar|continuar|reanudar|reactivar|suscribir|suscribirme
`);

export const HELP = phrases(`
  help|info|information|need help|can help|ayuda|informacion|necesito ayuda|ayudame|ayudeme|ayudenme
`);

/** The carriers' keywords are used in both languages, so they do not indicate one. */
const EITHER = words(
  'stop stopall optout quit end revoke opt out cancel unsubscribe start unstop yes help info no ok',
);

const SPANISH = words(`
  alto parar pare paren para detener detenga detengan cancelar cancele cancelen cancela cancelo terminar termine
  terminen termina baja suspender suspenda anular basta mas quiero deseo desactivar desactive revocar revoco si
  iniciar inicio empezar comenzar continuar reanudar reactivar suscribir suscribirme desuscribir desuscribirme ayuda
  ayudame ayudeme ayudenme informacion necesito mensaje mensajes texto textos avisos alertas favor gracias ya mis los las de
  mande manden envie envien escriba escriban dejen deje deja quiteme saqueme borreme numero equivocado incorrecto
  lista hola el la es un una que dar darme darnos dame deme denme denos tiene tienen salir fin
  pares bajeme bajenme bajame solicito interesa enviar elimine eliminen eliminar
`);

/** The language of these words; null where it is ambiguous. */
export function detectLanguage(given: readonly string[]): 'en' | 'es' | null {
  if (given.some((word) => SPANISH.has(word))) return 'es';
  return given.every((word) => EITHER.has(word)) ? null : 'en';
}

export function isSpanish(word: string): boolean {
  return SPANISH.has(word);
}
