import { getPermitType } from '@/content/requirements/permit-types';
import { REVIEW_POINTS } from '@/content/requirements/review-points';
import { adoptedCodes } from './adoption';
import { citationFor } from './citation';
import { evaluate } from './condition';
import { resolveFacts } from './facts';
import { findSources } from './sources';
import type { Answers, ChecklistPlace, Confidence, PermitTypeId, PointSeverity, Source, Text } from './types';

export interface ReviewPoint {
  readonly id: string;
  /** `ask` where an answer that nobody gave decides whether it applies. */
  readonly applies: 'yes' | 'ask';
  readonly check: Text;
  readonly passIf: Text;
  readonly citation: Text;
  readonly severity: PointSeverity;
  readonly confidence: Confidence;
  readonly sources: readonly Source[];
}

/** What a reviewer looks for on a job's drawings, cited by the edition in force there; without what does not apply. */
export function listReviewPoints(
  permitType: PermitTypeId,
  place: ChecklistPlace,
  answers: Answers,
): ReviewPoint[] {
  const known = resolveFacts(getPermitType(permitType), place, answers);
  const { irc } = adoptedCodes(place.state);
  return REVIEW_POINTS[permitType].flatMap((record) => {
    const applies = evaluate(record.when, known);
    if (applies === 'no') return [];
    const here = record.inState?.[place.state];
    return {
      id: record.id,
      applies,
      check: record.check,
      passIf: here?.passIf ?? record.passIf,
      citation: citationFor(here?.citation ?? record.citation, irc, place.state),
      severity: record.severity,
      confidence: record.confidence,
      sources: findSources(record.sources),
    };
  });
}
