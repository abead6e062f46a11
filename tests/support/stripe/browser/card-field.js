const digitsOf = (text) => text.replace(/\D/g, '');

function passesLuhn(digits) {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    sum += index % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2;
  }
  return sum % 10 === 0;
}

function brandOf(digits) {
  if (/^4/.test(digits)) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(digits)) return 'mastercard';
  if (/^3[47]/.test(digits)) return 'amex';
  return digits === '' ? 'unknown' : 'discover';
}

const lengthOf = (brand) => (brand === 'amex' ? 15 : 16);

/** What is wrong with a card: a key of the texts; null where nothing is. */
function problemOf(card, hasPostal) {
  if (card.number.length < lengthOf(card.brand)) return 'incomplete_number';
  if (!passesLuhn(card.number)) return 'invalid_number';
  if (card.expiry.length < 4) return 'incomplete_expiry';
  const now = new Date();
  const year = 2000 + Number(card.expiry.slice(2));
  const month = Number(card.expiry.slice(0, 2));
  if (month < 1 || month > 12) return 'incomplete_expiry';
  if (year < now.getFullYear()) return 'invalid_expiry_year_past';
  if (year === now.getFullYear() && month < now.getMonth() + 1) return 'invalid_expiry_month_past';
  if (card.cvc.length < (card.brand === 'amex' ? 4 : 3)) return 'incomplete_cvc';
  if (hasPostal && card.postal.length < 5) return 'incomplete_zip';
  return null;
}

/** Problems somebody has while still typing are not said until the field is left. */
const isFinal = (problem) => problem?.startsWith('invalid') ?? false;

/** Stripe's card element: number, expiry, code and postal code in one line. */
export class CardField {
  constructor(texts, options = {}) {
    this._texts = texts;
    this._options = options;
    this._listeners = new Map();
    this._node = null;
    this._destroyed = false;
    this._element = document.createElement('div');
    this._element.className = '__PrivateStripeElement';
    this._element.style.cssText = 'display:flex;flex-wrap:wrap;gap:8px;align-items:center';
    this._inputs = {
      number: this._input('number', 'cc-number', 19, '11em'),
      expiry: this._input('expiry', 'cc-exp', 7, '5em'),
      cvc: this._input('cvc', 'cc-csc', 4, '3.5em'),
      postal: this._input('postal', 'postal-code', 10, '5em'),
    };
    this._dress();
  }

  _input(name, autocomplete, maxLength, width) {
    const input = document.createElement('input');
    input.name = name === 'number' ? 'cardnumber' : name;
    input.inputMode = 'numeric';
    input.autocomplete = autocomplete;
    input.maxLength = maxLength;
    input.placeholder = this._texts[`${name}Hint`];
    input.setAttribute('aria-label', this._texts[name]);
    input.style.cssText = `flex:${name === 'number' ? '1 1' : '0 1'} ${width};min-width:${width};min-height:28px;border:0;background:transparent;padding:0`;
    input.addEventListener('input', () => this._changed());
    input.addEventListener('blur', (event) => this._left(event));
    input.addEventListener('focus', (event) => {
      if (!this._element.contains(event.relatedTarget)) this._say('focus', { elementType: 'card' });
    });
    input.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this._say('escape', { elementType: 'card' });
      if (event.key === 'Enter') this._element.closest('form')?.requestSubmit();
    });
    this._element.append(input);
    return input;
  }

  _dress() {
    const base = this._options.style?.base ?? {};
    for (const [name, input] of Object.entries(this._inputs)) {
      input.disabled = this._options.disabled === true;
      for (const key of ['color', 'fontFamily', 'fontSize', 'fontWeight', 'letterSpacing'])
        if (base[key] !== undefined) input.style[key] = base[key];
      if (name === 'postal') input.hidden = this._options.hidePostalCode === true;
    }
    this._inputs.postal.style.display = this._options.hidePostalCode === true ? 'none' : '';
    const typed = this._inputs.number.value === '' ? this._options.value?.postalCode : undefined;
    if (typed !== undefined && this._inputs.postal.value === '') this._inputs.postal.value = typed;
  }

  _card() {
    const number = digitsOf(this._inputs.number.value);
    return {
      number,
      brand: brandOf(number),
      expiry: digitsOf(this._inputs.expiry.value),
      cvc: digitsOf(this._inputs.cvc.value),
      postal: this._inputs.postal.value.trim(),
    };
  }

  _problem() {
    return problemOf(this._card(), this._options.hidePostalCode !== true);
  }

  _error(problem) {
    return { code: problem, type: 'validation_error', message: this._texts[problem] };
  }

  _changed(isLeft = false) {
    const card = this._card();
    const problem = this._problem();
    const isEmpty = Object.values(this._inputs).every((input) => input.value === '');
    const said = problem && !isEmpty && (isLeft || isFinal(problem)) ? problem : null;
    for (const input of Object.values(this._inputs)) input.removeAttribute('aria-invalid');
    if (said) this._inputs[placeOf(said)].setAttribute('aria-invalid', 'true');
    this._element.parentElement?.classList.toggle('StripeElement--complete', problem === null);
    this._element.parentElement?.classList.toggle('StripeElement--invalid', said !== null);
    this._say('change', {
      elementType: 'card',
      complete: problem === null,
      empty: isEmpty,
      brand: card.brand,
      value: { postalCode: card.postal },
      error: said ? this._error(said) : undefined,
    });
  }

  _left(event) {
    if (this._element.contains(event.relatedTarget)) return;
    if (this._problem()) this._changed(true);
    this._say('blur', { elementType: 'card' });
  }

  _say(event, detail) {
    for (const listener of this._listeners.get(event) ?? []) listener(detail);
  }

  mount(target) {
    if (this._destroyed) throw new Error('This Element has already been destroyed.');
    const node = typeof target === 'string' ? document.querySelector(target) : target;
    if (!node) throw new Error(`The selector you specified (${target}) applies to no DOM elements.`);
    this._node = node;
    node.classList.add('StripeElement');
    node.replaceChildren(this._element);
    queueMicrotask(() => this._say('ready', { elementType: 'card' }));
  }

  unmount() {
    this._element.remove();
    this._node?.classList.remove('StripeElement');
    this._node = null;
  }

  destroy() {
    this.unmount();
    this._destroyed = true;
    this._onDestroy?.();
  }

  update(options = {}) {
    this._options = { ...this._options, ...options };
    this._dress();
  }

  on(event, listener) {
    this._listeners.set(event, [...(this._listeners.get(event) ?? []), listener]);
    return this;
  }

  once(event, listener) {
    const first = (detail) => {
      this.off(event, first);
      listener(detail);
    };
    return this.on(event, first);
  }

  off(event, listener) {
    const left = (this._listeners.get(event) ?? []).filter((each) => listener && each !== listener);
    this._listeners.set(event, left);
    return this;
  }

  focus() {
    this._inputs.number.focus();
  }

  blur() {
    for (const input of Object.values(this._inputs)) input.blur();
  }

  clear() {
    for (const input of Object.values(this._inputs)) input.value = '';
    this._changed();
  }
}

function placeOf(problem) {
  if (problem.endsWith('number')) return 'number';
  if (problem.endsWith('cvc')) return 'cvc';
  return problem.endsWith('zip') ? 'postal' : 'expiry';
}
