/**
 * A mail server and a carrier that take 120 ms for each message, in a process of their own, so that what they compute is
 * not the worker's. Tells its parent where they are, and on every message how many mails came and which texts when.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openSmtpSink } from '../../support/smtp-sink';

const ANSWER_AFTER_MS = 120;

export interface Provided {
  mails: number;
  /** Texts by the number they went to, and when they came. */
  texts: [to: string, at: number][];
}

const mail = await openSmtpSink(undefined, { answerAfterMs: ANSWER_AFTER_MS });
const texts: Provided['texts'] = [];
const carrier = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const form = new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
    texts.push([form.get('To') ?? '', Date.now()]);
    const sid = `SM${texts.length.toString(16).padStart(32, '0')}`;
    setTimeout(() => {
      response.writeHead(201, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ sid, body: form.get('Body'), to: form.get('To'), num_segments: '1' }));
    }, ANSWER_AFTER_MS);
  });
});
await once(carrier.listen(0, '127.0.0.1'), 'listening');
const { port } = carrier.address() as AddressInfo;

process.on('message', () => {
  const provided: Provided = { mails: mail.taken.length, texts };
  process.send?.(provided);
});
process.on('disconnect', () => process.exit(0));
process.send?.({ smtpUrl: mail.url, textsUrl: `http://127.0.0.1:${port}` });
