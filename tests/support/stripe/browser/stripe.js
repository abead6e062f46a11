import { CardField } from './card-field.js';
import { TEXTS } from './texts.js';

const settings = window.__stripeStandIn;
const IDS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

function newId(prefix) {
  const random = crypto.getRandomValues(new Uint8Array(24));
  return `${prefix}_${[...random].map((byte) => IDS[byte % IDS.length]).join('')}`;
}

/** The bank's question, in the page: answered by a button, or beforehand by `window.__stripe3ds`. */
function askHolder(texts) {
  if (window.__stripe3ds !== undefined) return Promise.resolve(window.__stripe3ds === 'succeed');
  return new Promise((resolve) => {
    const dialog = document.createElement('dialog');
    dialog.setAttribute('aria-label', '3D Secure');
    const text = document.createElement('p');
    text.textContent = texts.asks;
    const button = (label, agreed) => {
      const made = document.createElement('button');
      made.type = 'button';
      made.textContent = label;
      made.style.cssText = 'min-height:44px;padding:0 12px;margin-right:8px';
      made.addEventListener('click', () => {
        dialog.remove();
        resolve(agreed);
      });
      return made;
    };
    dialog.append(text, button(texts.agree, true), button(texts.refuse, false));
    dialog.addEventListener('cancel', () => {
      dialog.remove();
      resolve(false);
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}

/** A call to the stand-in's server, as Stripe.js makes them: form-encoded, with the publishable key. */
async function call(key, path, body) {
  const response = await fetch(`${settings.apiUrl}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(body),
  });
  return await response.json();
}

async function createOnServer(key, card, details) {
  const answer = await call(key, '/v1/payment_methods', {
    type: 'card',
    'card[number]': card.number,
    'card[exp_month]': String(Number(card.expiry.slice(0, 2))),
    'card[exp_year]': `20${card.expiry.slice(2)}`,
    'card[cvc]': card.cvc,
    ...(card.postal ? { 'billing_details[address][postal_code]': card.postal } : {}),
    ...(details.name ? { 'billing_details[name]': details.name } : {}),
    ...(details.email ? { 'billing_details[email]': details.email } : {}),
  });
  return answer.error ? { error: answer.error } : { paymentMethod: answer };
}

function createHere(card, details) {
  return {
    paymentMethod: {
      id: newId('pm'),
      object: 'payment_method',
      type: 'card',
      created: Math.floor(Date.now() / 1000),
      livemode: false,
      customer: null,
      billing_details: {
        address: { postal_code: card.postal || null },
        email: details.email ?? null,
        name: details.name ?? null,
        phone: null,
      },
      card: {
        brand: card.brand,
        last4: card.number.slice(-4),
        exp_month: Number(card.expiry.slice(0, 2)),
        exp_year: 2000 + Number(card.expiry.slice(2)),
        funding: 'credit',
      },
    },
  };
}

function textsOf(locale) {
  const language = locale === 'auto' ? navigator.language.slice(0, 2) : locale?.slice(0, 2);
  return TEXTS[language] ?? TEXTS.en;
}

class StripeElements {
  constructor(texts) {
    this._texts = texts;
    this._made = new Map();
  }

  create(type, options) {
    if (type !== 'card') throw new Error(`The stand-in has no element "${type}".`);
    if (this._made.has(type)) throw new Error(`Can only create one element of type ${type}.`);
    const element = new CardField(this._texts, options);
    element._onDestroy = () => this._made.delete(type);
    this._made.set(type, element);
    return element;
  }

  getElement(type) {
    const name = typeof type === 'string' ? type : type?.__elementType;
    return this._made.get(name) ?? null;
  }

  update() {}

  async fetchUpdates() {
    return {};
  }

  async submit() {
    return {};
  }
}

class StripeJs {
  constructor(key, options = {}) {
    if (typeof key !== 'string' || !key.startsWith('pk_'))
      throw new Error('Please call Stripe() with your publishable key. You used an empty string.');
    this._key = key;
    this._texts = textsOf(options.locale);
    this._wrappers = [];
  }

  elements() {
    return new StripeElements(this._texts);
  }

  registerAppInfo(info) {
    this._wrappers.push(info);
  }

  _registerWrapper(info) {
    this._wrappers.push(info);
  }

  async createToken() {
    return { error: { type: 'invalid_request_error', message: this._texts.unavailable } };
  }

  async createPaymentMethod({ card: element, billing_details: details = {} }) {
    if (!(element instanceof CardField) || !element._node)
      throw new Error(
        'We could not retrieve data from the specified Element. Please make sure the Element you are attempting to use is still mounted.',
      );
    const problem = element._problem();
    if (problem) {
      element._changed(true);
      return { error: element._error(problem) };
    }
    const card = element._card();
    window.__stripeCards = [...(window.__stripeCards ?? []), card.number];
    const { numbers } = settings;
    if (card.number === numbers.throws) throw new Error('The stand-in was told to throw.');
    if (card.number === numbers.nothing) return {};
    if (card.number === numbers.noMessage) return { error: { type: 'api_error' } };
    if (card.number === numbers.declined)
      return {
        error: {
          type: 'card_error',
          code: 'card_declined',
          decline_code: 'generic_decline',
          message: this._texts.card_declined,
        },
      };
    if (!settings.apiUrl) return createHere(card, details);
    try {
      return await createOnServer(this._key, card, details);
    } catch {
      return { error: { type: 'api_connection_error', message: this._texts.unavailable } };
    }
  }

  async confirmCardSetup(clientSecret, data) {
    return await this._confirm('setup', clientSecret, data);
  }

  async confirmCardPayment(clientSecret, data) {
    return await this._confirm('payment', clientSecret, data);
  }

  async handleNextAction({ clientSecret }) {
    return await this._confirm(clientSecret.startsWith('seti_') ? 'setup' : 'payment', clientSecret);
  }

  async _confirm(kind, clientSecret, data = {}) {
    const name = kind === 'setup' ? 'setupIntent' : 'paymentIntent';
    let method = data.payment_method;
    if (method?.card instanceof CardField) {
      const made = await this.createPaymentMethod(method);
      if (made.error) return { error: made.error };
      method = made.paymentMethod.id;
    }
    const agreed = await askHolder(this._texts);
    const id = clientSecret.split('_secret_')[0];
    const refused = {
      type: 'invalid_request_error',
      code: `${kind}_intent_authentication_failure`,
      message: this._texts.authentication,
    };
    if (!settings.apiUrl)
      return agreed
        ? { [name]: { id, client_secret: clientSecret, status: 'succeeded' } }
        : { error: refused };
    try {
      const intent = await call(this._key, '/__control/confirm', {
        client_secret: clientSecret,
        outcome: agreed ? 'succeed' : 'fail',
        ...(typeof method === 'string' ? { payment_method: method } : {}),
      });
      if (intent.error) return { error: intent.error };
      const problem = intent.last_setup_error ?? intent.last_payment_error;
      return intent.status === 'succeeded' ? { [name]: intent } : { error: { ...refused, ...problem } };
    } catch {
      return { error: { type: 'api_connection_error', message: this._texts.unavailable } };
    }
  }
}

window.Stripe = Object.assign((key, options) => new StripeJs(key, options), { version: 'endive' });
