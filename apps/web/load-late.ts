/** The parts that load late. Named in one file, their dependencies add no names to the first load. */
export const loadLate = async () => (await import('./late-pages.ts')).lateParts
