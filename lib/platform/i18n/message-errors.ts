/**
 * What happens when a text is missing or lacks a value. Whoever is being served gets the page, with the text's name in its
 * place, and the log says so; anywhere else it is an error, so that no build and no test passes with it.
 */
export function createMessageErrors(isServing: boolean): (error: Error) => void {
  return (error) => {
    if (!isServing) throw error;
    console.error(error);
  };
}
