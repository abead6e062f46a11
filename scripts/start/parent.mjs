/**
 * Calls `stop` once when this process is asked to end: by a signal, or because the process that started
 * it is gone (its channel breaks, even when it was killed with -9).
 */
export function onStop(stop) {
  let asked = false;
  const ask = () => {
    if (asked) return;
    asked = true;
    stop();
  };
  process.on('SIGTERM', ask);
  process.on('SIGINT', ask);
  if (process.send) process.on('disconnect', ask);
}
