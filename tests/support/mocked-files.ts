/** Whether a test file puts stand-ins in the place of modules; its name says so, and a guard that it does. */
export const isMocked = (path: string) => /\.mocked\.test\.tsx?$/.test(path);
