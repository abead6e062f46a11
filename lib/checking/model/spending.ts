import type { ModelBudget, ModelUse } from './types';

/** Conservative estimate of characters per token. */
const CHARACTERS_PER_TOKEN = 3;

export function estimateTokens(text: string): number {
  return Math.ceil(text.length / CHARACTERS_PER_TOKEN);
}

/** What a check has spent on the model so far, against what it may. */
export class Spending {
  readonly #startedAt: number;
  #reserved = 0;
  inputTokens = 0;
  outputTokens = 0;
  dropped = 0;
  failure: ModelUse['failure'] = null;

  constructor(
    private readonly name: string,
    private readonly budget: ModelBudget,
    spent?: ModelUse,
    private readonly clock: () => number = () => performance.now(),
  ) {
    this.#startedAt = clock();
    if (spent) {
      this.inputTokens = spent.inputTokens;
      this.outputTokens = spent.outputTokens;
      this.dropped = spent.dropped;
      this.failure = spent.failure;
    }
  }

  /** Milliseconds left of this part's time. */
  get msLeft(): number {
    return Math.max(0, this.budget.ms - (this.clock() - this.#startedAt));
  }

  get tokensLeft(): number {
    return Math.max(0, this.budget.tokens - this.inputTokens - this.outputTokens - this.#reserved);
  }

  /** Sets tokens aside for a call that is on its way, beside which others are made; returns how to give them back. */
  reserve(tokens: number): () => void {
    this.#reserved += tokens;
    return () => {
      this.#reserved -= tokens;
    };
  }

  add(usage: { inputTokens?: number | undefined; outputTokens?: number | undefined }): void {
    this.inputTokens += usage.inputTokens ?? 0;
    this.outputTokens += usage.outputTokens ?? 0;
  }

  /** The first failure is the one that is told. */
  fail(failure: NonNullable<ModelUse['failure']>): void {
    this.failure ??= failure;
  }

  get use(): ModelUse {
    const { name, inputTokens, outputTokens, dropped, failure } = this;
    return { name, inputTokens, outputTokens, dropped, failure };
  }
}
