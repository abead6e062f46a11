import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

/** What a browser and a passkey say together; a test changes a part to say something false. */
export interface Claims {
  origin: string;
  rpId: string;
  userVerified: boolean;
  /** How often the key has signed; a copied key says less than it should. */
  counter: number;
  /** As the site gave it. */
  challenge: string;
  userHandle: string | undefined;
}

export interface SoftwareAuthenticator {
  /** The credential's id, base64url. */
  id: string;
  /** The answer to `navigator.credentials.create`, as JSON. */
  create(options: { challenge: string; user: { id: string } }, claims?: Partial<Claims>): string;
  /** The answer to `navigator.credentials.get`, as JSON; each counts one on. */
  get(options: { challenge: string }, claims?: Partial<Claims>): string;
}

const FLAGS = { userPresent: 0x01, userVerified: 0x04, attested: 0x40 };

/** A passkey of one site, in software: ES256, self-made keys, no attestation. */
export function softwareAuthenticator(site: { id: string; origin: string }): SoftwareAuthenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const rawId = randomBytes(32);
  const id = rawId.toString('base64url');
  let counter = 0;
  let userHandle: string | undefined;

  function claimed(challenge: string, given: Partial<Claims> = {}): Claims {
    counter += 1;
    return {
      origin: site.origin,
      rpId: site.id,
      userVerified: true,
      counter,
      challenge,
      userHandle,
      ...given,
    };
  }

  const answer = (response: object) =>
    JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });

  return {
    id,
    create(options, given) {
      userHandle = options.user.id;
      const claims = claimed(options.challenge, given);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(rawId.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, rawId, coseKey(publicKey)]);
      const authData = Buffer.concat([authenticatorData(claims, FLAGS.attested), attested]);
      return answer({
        clientDataJSON: clientData('webauthn.create', claims).toString('base64url'),
        attestationObject: attestationObject(authData).toString('base64url'),
        transports: ['internal'],
      });
    },
    get(options, given) {
      const claims = claimed(options.challenge, given);
      const authData = authenticatorData(claims, 0);
      const client = clientData('webauthn.get', claims);
      const signed = Buffer.concat([authData, sha256(client)]);
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: createSign('sha256').update(signed).sign(privateKey).toString('base64url'),
        userHandle: claims.userHandle,
      });
    },
  };
}

function sha256(data: Buffer | string): Buffer {
  return createHash('sha256').update(data).digest();
}

function clientData(type: string, { challenge, origin }: Claims): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function authenticatorData({ rpId, userVerified, counter }: Claims, more: number): Buffer {
  const tail = Buffer.alloc(5);
  tail[0] = FLAGS.userPresent | (userVerified ? FLAGS.userVerified : 0) | more;
  tail.writeUInt32BE(counter, 1);
  return Buffer.concat([sha256(rpId), tail]);
}

/** CBOR's head of a byte string or a text of up to 65,535 bytes. */
function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 0xff]);
}

const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value]);
const text = (value: string) => Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);

/** `{1: 2, 3: -7, -1: 1, -2: x, -3: y}` (RFC 9053): an elliptic key of P-256 for ES256. */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const point = (part: string) => bytes(Buffer.from(part, 'base64url'));
  const start = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]);
  return Buffer.concat([start, point(x), Buffer.from([0x22]), point(y)]);
}

/** `{fmt: 'none', attStmt: {}, authData}`. */
function attestationObject(authData: Buffer): Buffer {
  const entries = [text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData')];
  return Buffer.concat([Buffer.from([0xa3]), ...entries, bytes(authData)]);
}
