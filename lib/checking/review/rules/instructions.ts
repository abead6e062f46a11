import type { ReadPage, TextLine } from '@/lib/checking/reading/types';
import type { Draft, Rule } from '../draft';

/**
 * Text that addresses instructions to software (prompt injection). It has no effect on the review, but the
 * applicant should know it is there.
 */
export const wordsToPrograms: Rule = (view) =>
  view.input.files.flatMap((file) =>
    file.pages.flatMap((page): Draft[] => {
      const line = orderIn(page);
      if (!line) return [];
      const { documentId } = view.documentAt(file.id, page.number) ?? { documentId: null };
      return [
        {
          rule: 'speaks_to_programs',
          severity: 'info',
          documentId,
          places: [{ fileId: file.id, page: page.number, box: line.box, quote: line.text }],
          values: {},
        },
      ];
    }),
  );

function orderIn(page: ReadPage): TextLine | null {
  const at = page.lines.findIndex((line, index) => {
    // An order may run over the end of a line.
    const text = `${line.text} ${page.lines[index + 1]?.text ?? ''}`.normalize('NFKC');
    return ORDERS.some((order) => {
      const found = order.exec(text);
      return found !== null && found.index < line.text.length;
    });
  });
  return page.lines[at] ?? null;
}

const ORDERS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override)\b.{0,30}\b(?:previous|prior|above|earlier|all|any|your|system)\b.{0,20}\b(?:instructions?|prompts?|rules?|directions?|guidelines?)\b/i,
  /\b(?:ignore|ignora|ignorar|olvide|olvida|omita|descarte)\b.{0,30}\b(?:instrucciones|indicaciones|[oó]rdenes|reglas)\b.{0,20}(?:anterior|previa|arriba|sistema|$)?/i,
  /\b(?:as an?|you are an?|dear|attention,?|note to(?: the)?|to(?: the)?|hey) (?:AI|A\.I\.|artificial intelligence|language model|LLM|chatbot|assistant|automated (?:reviewer|checker|system|plan review(?:er)?))\b/i,
  /\b(?:como|eres|usted es|atenci[oó]n,?|nota para(?: la| el)?) (?:un |una |la |el )?(?:IA|inteligencia artificial|modelo de lenguaje|asistente(?: virtual)?|sistema autom[aá]tico)\b/i,
  /\b(?:AI|language model|LLM|assistant|automated reviewer|automated system)s?\b.{0,40}\b(?:must|should|shall|please|will now|are to)\b.{0,40}\b(?:approve|pass|ignore|report|mark|skip|respond|reply|output|say)\b/i,
  /\b(?:mark|report|treat|consider|rate|classify|flag)\b.{0,40}\b(?:application|package|document|file|submittal|plan|permit|everything|check)s?\b.{0,25}\bas (?:approved|complete|passed|compliant|correct|sound|ready)\b/i,
  /\b(?:marque|marca|reporte|considere|califique|trate)\b.{0,40}\b(?:solicitud|paquete|documento|archivo|plano|permiso|todo)s?\b.{0,25}\bcomo (?:aprobad|complet|correct|conform|list)[oa]s?\b/i,
  /\b(?:system|developer) (?:prompt|message|instruction)s?\b|\bprompt injection\b|<\/?(?:system|assistant|instructions?)>|\[(?:system|inst)\]/i,
  /\bdo not (?:report|flag|list|mention)\b.{0,30}\b(?:findings?|errors?|faults?|missing|problems?|issues?)\b|\bno (?:reporte|mencione|se[nñ]ale)\b.{0,30}\b(?:hallazgos?|errores|faltas|faltantes|problemas)\b/i,
];
