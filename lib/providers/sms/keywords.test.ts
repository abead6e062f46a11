import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { classifyInboundText } from './keywords';

const STOP_EN = [
  // The seven of the rule, and the carriers' own.
  ...['stop', 'quit', 'end', 'revoke', 'opt out', 'cancel', 'unsubscribe', 'stopall', 'optout'],
  ...[
    'STOP',
    'Stop.',
    ' stop ',
    'stop!!!',
    'STOP ALL',
    'Opt-Out',
    'OPT OUT',
    '"STOP"',
    '**stop**',
    '🛑',
    'STOP 🛑🛑',
  ],
  ...[
    'STOPPPP',
    'S T O P',
    's.t.o.p',
    'ＳＴＯＰ',
    'stop\nSent from my phone',
    'Stop 👍🏽',
    'stop it',
    'End it now',
  ],
  ...['STOP PLEASE', 'please stop', 'Please stop texting me', 'pls STOP', 'Stop now, thank you', 'ok stop'],
  ...['Please cancel', 'cancel my texts', 'Cancel these alerts please', 'I want to cancel', 'quit it'],
  ...[
    'I would like to opt out of these messages',
    'Please unsubscribe me from everything you send',
    'I revoke my consent',
  ],
  ...[
    'remove me from your list',
    'take me off this list',
    'Leave me alone',
    'wrong number',
    'no more texts',
    'No more',
  ],
  ...[
    "Don't text me again",
    'do not contact me',
    "I don't want these",
    'Who is this? Stop.',
    'Help me stop these texts',
  ],
  ...[
    'How do I stop these',
    'can you stop',
    'Will you please quit texting this phone every single morning',
    'yes stop',
  ],
  ...['Your texts are annoying me so please stop', "I can't read this on site. STOP", 'No. Stop.', 'no stop'],
  ...['End texts', 'end these alerts now please', "You have the wrong number, this is my wife's phone"],
  ...["Why won't you stop texting me", "I didn't sign up for this, stop", "Don't. Stop."],
];

const MORE_STOPS = [
  ...[
    'I no longer want these messages',
    'I do not wish to receive texts',
    'Not interested',
    'delete me',
    'go away',
  ],
  ...[
    'stop notifications',
    'STOP-ALL',
    'Cancel alerts for Maple St',
    'can i opt out',
    'start stop',
    'stop mensajes',
  ],
  ...[
    'ya no me manden mensajes',
    'no escriban más',
    'bájenme de la lista',
    'Solicito la baja',
    'que pares',
    'salir',
  ],
  ...['eliminen mi número', 'no enviar más mensajes', '¿pueden parar?', 'no me interesa', 'Alto a esto'],
];

const STOP_ES = [
  ...[
    'ALTO',
    'PARAR',
    'PARE',
    'DETENER',
    'CANCELAR',
    'TERMINAR',
    'BAJA',
    'alto',
    '¡Alto!',
    'Pare, por favor',
    'basta',
  ],
  ...['darme de baja', 'Quiero darme de baja', 'dar de baja por favor', 'Deme de baja', 'baja por favor'],
  ...['no más mensajes', 'NO MAS MENSAJES', 'No más', 'NO QUIERO', 'no quiero más mensajes', 'ya no quiero'],
  ...[
    'No quiero recibir esto',
    'Ya no quiero recibir sus avisos en este teléfono, muchas gracias',
    'No me manden nada',
  ],
  ...[
    'quiero cancelar los mensajes',
    'Cancelen los avisos',
    'cancelar suscripción',
    'STOP por favor',
    'Stop ya',
  ],
  ...[
    'Dejen de enviarme textos',
    'deje de mandar',
    'alto a los mensajes',
    'Quiero terminar con estos mensajes',
  ],
  ...[
    'Buenas tardes, quisiera que paren los mensajes a este número',
    'número equivocado',
    'Sáqueme de la lista',
  ],
  ...['pare de mandar mensajes', 'para los mensajes', 'No, cancelar', 'quiero parar esto', 'Desuscribirme'],
];

const NOT_A_STOP = [
  ...[
    "don't stop",
    'Don’t stop',
    'dont stop',
    'please do not cancel',
    "I don't want to stop",
    "don't want you to stop",
  ],
  ...[
    'never stop sending them',
    "Please don't stop the alerts",
    "didn't cancel",
    'Did you stop sending the updates?',
  ],
  ...[
    'no pares',
    'no pare',
    'No paren',
    'no cancelen',
    'no quiero cancelar',
    'No quiero que paren los mensajes',
  ],
  ...[
    'no quiero darme de baja',
    'No dejen de enviarme mensajes',
    'no quiero dejar de recibir mensajes',
    'nunca cancelen',
  ],
  ...[
    'when does the road work end?',
    'What is the end date',
    'Is there a stop work order?',
    'Got it, I will stop by tomorrow',
  ],
  ...[
    'The inspector wants a stop valve there',
    'Please cancel the inspection',
    '¿Cuándo termina la obra?',
    'end of the month',
  ],
  ...[
    'The city will revoke the permit if the fence is not moved back by Friday',
    'El muro es muy alto',
    'la planta baja',
  ],
  ...[
    'We will end the pour around noon and then the crew is free',
    'cancelar la inspección de mañana',
    'no',
    'thanks',
  ],
  ...[
    '',
    '   ',
    '👍',
    '12345',
    'Permit issued?',
    'Vamos a terminar mañana',
    'para mañana está listo',
    'stopped',
    'weekend',
  ],
  ...[
    'The application has the wrong number on page two',
    'yes I saw the permit',
    'can you help my neighbor too',
  ],
];

const START = [
  ...[
    'start',
    'START',
    'yes',
    'Yes please',
    'unstop',
    'sí',
    'SI',
    'Sí, por favor',
    'iniciar',
    'Empezar',
    'continuar',
  ],
  ...['comenzar', 'Start!', 'opt in', 'START 🙏', 'Sí, continuar', 'Start again please', 'unstop please'],
];

const MORE_OTHERS = [
  ...[
    'do not unsubscribe me',
    "please don't remove me",
    'no canceles',
    'Stop by the site',
    'What does stop mean',
  ],
  ...[
    'the work has to stop until Monday',
    'la obra termina el viernes',
    'quiero seguir recibiendo',
    'cancelled',
    'Hola',
  ],
  ...[
    'we will stop at the permit office before noon today and pick it up',
    "Don't cancel my alerts",
    'no gracias',
  ],
];

const HELP = [
  ...[
    'help',
    'HELP',
    'info',
    'ayuda',
    'AYUDA',
    'información',
    'Informacion',
    'help please',
    'Ayuda, por favor',
    'help?',
  ],
  ...['need help', 'I need help', 'necesito ayuda', '¿ayuda?', 'help me', 'ayúdame', 'Hola, ayuda'],
];

const cases = [
  ...STOP_EN.map((text) => [text, 'stop'] as const),
  ...MORE_STOPS.map((text) => [text, 'stop'] as const),
  ...STOP_ES.map((text) => [text, 'stop'] as const),
  ...NOT_A_STOP.map((text) => [text, 'none'] as const),
  ...MORE_OTHERS.map((text) => [text, 'none'] as const),
  ...START.map((text) => [text, 'start'] as const),
  ...HELP.map((text) => [text, 'help'] as const),
];

describe('what a text means', () => {
  test.each(cases)('%j: %s', (text, action) => {
    expect(classifyInboundText(text).action).toBe(action);
  });

  test('the examples are many and none stands twice', () => {
    expect(new Set(cases.map(([text]) => text)).size).toBe(cases.length);
    expect(cases.length).toBeGreaterThan(150);
  });
});

describe('the language it is in', () => {
  test.each([
    // The carriers' words are printed in texts of either language.
    ['STOP', null],
    ['cancel', null],
    ['HELP', null],
    ['yes', null],
    ['🛑', null],
    ['STOP PLEASE', 'en'],
    ['please stop texting me', 'en'],
    ['wrong number', 'en'],
    ['ALTO', 'es'],
    ['stop por favor', 'es'],
    ['sí', 'es'],
    ['ayuda', 'es'],
    ['no más mensajes', 'es'],
  ])('%s: %s', (text, locale) => {
    expect(classifyInboundText(text).locale).toBe(locale);
  });
});

describe('however it is written', () => {
  const words = fc.constantFrom(
    'stop',
    'quit',
    'end',
    'revoke',
    'cancel',
    'unsubscribe',
    'alto',
    'parar',
    'cancelar',
    'baja',
  );
  const mark = fc.constantFrom(
    '',
    ' ',
    '!',
    '.',
    '...',
    ' 🙏',
    '\n',
    '"',
    ' - ',
    ' please',
    ' por favor',
    '  gracias',
  );

  test('case, marks, manners and emoji around the word change nothing', () => {
    fc.assert(
      fc.property(words, fc.boolean(), mark, (word, upper, after) => {
        expect(classifyInboundText(`${upper ? word.toUpperCase() : word}${after}`).action).toBe('stop');
      }),
    );
  });

  test('any text is read, the longest too, and a don’t is never a stop', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 3_000 }), (text) => {
        expect(['stop', 'start', 'help', 'none']).toContain(classifyInboundText(text).action);
      }),
    );
    expect(classifyInboundText('a '.repeat(100_000)).action).toBe('none');
    for (const word of ['stop', 'quit', 'cancel', 'unsubscribe', 'opt out'])
      expect(classifyInboundText(`please don't ${word}`).action).toBe('none');
  });
});
