/** What whoever guesses at a contractor's account tries besides the usual lists; folded. */
export const TRADE_WORDS: readonly string[] = (
  'lintel permit permits permiso permisos contractor contractors contratista contratistas contratacion builder ' +
  'builders building construction construccion constructor constructora construir remodel remodeling renovation ' +
  'roofing roofer techo techos plumber plumbing plomeria plomero electric electrical electrician electricista ' +
  'carpenter carpentry carpintero concrete concreto cemento drywall framing paint painting painter pintura pintor ' +
  'hvac solar mason masonry foreman jobsite obra obras inspection inspeccion inspector hammer martillo ladder ' +
  'truck camioneta trabajo trabajador general company empresa office oficina project proyecto'
).split(' ');

/** What the usual lists, made of English, leave out. */
export const SPANISH_WORDS: readonly string[] = (
  'contrasena contrasenas clave miclave bienvenido bienvenidos hola holamundo secreto seguro administrador usuario ' +
  'teamo tequiero amor amormio micorazon corazon familia mifamilia mama papa hijos dios jesus virgen guadalupe ' +
  'mexico mexicano guatemala honduras salvador colombia cuba puertorico espana texas houston dallas austin ' +
  'chicago california florida primavera verano otono invierno enero febrero marzo abril mayo junio julio agosto ' +
  'septiembre octubre noviembre diciembre lunes martes miercoles jueves viernes sabado domingo futbol chivas ' +
  'america barcelona realmadrid perro gato'
).split(' ');

/** The same in English, where the usual lists have it late or not at all. */
export const SEASON_WORDS: readonly string[] = (
  'spring summer autumn fall winter january february march april may june july august september october november ' +
  'december monday tuesday wednesday thursday friday saturday sunday welcome changeme letmein'
).split(' ');
