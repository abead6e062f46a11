import { factName } from './fact-names';
import type { LocalisedChecklist, LocalisedQuestion, LocalisedReason, LocalisedSource } from './localise';

/** A checklist of one language in the API's field names. */
export function toChecklist(checklist: LocalisedChecklist) {
  const { permitType, place, adoption } = checklist;
  return {
    permit_type: {
      id: permitType.id,
      name: permitType.name,
      model_codes: permitType.modelCode,
      often_exempt: permitType.oftenExempt,
    },
    place: { city: place.city, county: place.county, state: place.state, state_name: place.stateName },
    engine_version: checklist.engineVersion,
    as_of: checklist.asOf,
    codes: {
      irc: adoption.irc,
      nec: adoption.nec,
      note: adoption.note,
      confidence: adoption.confidence,
      as_of: adoption.asOf,
      sources: adoption.sources.map(toSource),
    },
    documents: checklist.documents.map((document) => ({
      id: document.id,
      status: document.status,
      layer: document.layer,
      label: document.label,
      why: document.why,
      how_to_get: document.howToGet,
      citation: document.citation,
      applies_when: document.appliesWhen,
      confidence: document.confidence,
      sources: document.sources.map(toSource),
      reason: toReason(document.reason),
    })),
    not_needed: checklist.notNeeded.map((document) => ({
      id: document.id,
      layer: document.layer,
      label: document.label,
      applies_when: document.appliesWhen,
      citation: document.citation,
      reason: toReason(document.reason),
      note: document.note,
    })),
    questions: checklist.questions.map(toQuestion),
    answered: checklist.answered.map(toQuestion),
    rejections: checklist.rejections.map(({ id, reason, fix, sources }) => ({
      id,
      reason,
      fix,
      sources: sources.map(toSource),
    })),
    review_points: checklist.reviewPoints.map((point) => ({
      id: point.id,
      applies: point.applies,
      severity: point.severity,
      check: point.check,
      pass_if: point.passIf,
      citation: point.citation,
      confidence: point.confidence,
      sources: point.sources.map(toSource),
    })),
    state_triggers: checklist.stateTriggers.map(({ id, text, confidence, sources }) => ({
      id,
      text,
      confidence,
      sources: sources.map(toSource),
    })),
  };
}

function toSource({ title, url }: LocalisedSource) {
  return { title, url };
}

function toReason(reason: LocalisedReason) {
  return {
    kind: reason.kind,
    facts:
      reason.kind === 'decided' ? reason.facts.map((fact) => ({ ...fact, fact: factName(fact.fact) })) : [],
    questions:
      reason.kind === 'open'
        ? reason.questions.map(({ fact, text }) => ({ fact: factName(fact), text }))
        : [],
  };
}

function toQuestion({ question, options, answer, decides }: LocalisedQuestion) {
  const number = question.kind === 'number' ? question : null;
  return {
    fact: factName(question.fact),
    kind: question.kind,
    text: question.text,
    help: question.help,
    options,
    unit: number?.unit ?? null,
    min: number?.min ?? null,
    max: number?.max ?? null,
    answer,
    decides,
  };
}
