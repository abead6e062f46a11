const STORED = 'single-keys';

/** Whether single letters act; a reader who dictates or leans on the keyboard switches them off. */
export function singleKeysAct(): boolean {
  try {
    return localStorage.getItem(STORED) !== 'off';
  } catch {
    return true;
  }
}

export function setSingleKeys(act: boolean): void {
  try {
    if (act) localStorage.removeItem(STORED);
    else localStorage.setItem(STORED, 'off');
  } catch {
    // Storage may be forbidden; the keys stay as they are then.
  }
}
