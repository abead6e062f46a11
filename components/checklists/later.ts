/** The address parameter that names the questions a person has set aside: they wait behind the others. */
export const LATER = 'later';
