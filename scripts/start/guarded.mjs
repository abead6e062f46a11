// Loaded before a part that does not watch its parent itself.
if (process.send) {
  process.on('disconnect', () => {
    process.kill(process.pid, 'SIGTERM');
    // What does not stop by itself is stopped: nobody is left to wait for it.
    setTimeout(() => process.exit(1), 10_000).unref();
  });
  process.channel?.unref();
}
