/** Waits for one question from the process that started this one (`askProgram`), answers it and ends. */
export function answerOnce<Question>(answer: (question: Question) => unknown): void {
  process.once('disconnect', () => process.exit(1));
  process.once('message', async (question: Question) => {
    try {
      process.send?.(await answer(question), () => process.exit(0));
    } catch (error) {
      process.stderr.write(error instanceof Error ? `${error.stack}` : String(error), () => process.exit(1));
    }
  });
}
