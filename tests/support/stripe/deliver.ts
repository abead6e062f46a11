import type { Control } from './control';

export interface WebhookTarget {
  url: string;
  secret: string;
}

export interface Deliveries {
  /** Posts what has not been posted yet, in order; how many were taken. */
  flush(): Promise<number>;
}

/** Posts events as Stripe does, each once; what is not taken is posted with the next ones again. */
export function createDeliveries(control: Control, target: WebhookTarget | null): Deliveries {
  let waiting: object[] = [];
  return {
    async flush() {
      if (!target) return 0;
      waiting.push(...control.takeEvents());
      const left: object[] = [];
      let taken = 0;
      for (const event of waiting) {
        const { body, headers } = control.signed(event, target.secret, {
          timestamp: Math.floor(Date.now() / 1000),
        });
        const isTaken = await fetch(target.url, { method: 'POST', headers, body }).then(
          (response) => response.ok,
          () => false,
        );
        if (isTaken) taken += 1;
        else left.push(event);
      }
      waiting = left;
      return taken;
    },
  };
}
