/** Where a browser notes what it and the server agreed on last. */
export const LEDGER_KEY = 'saves'
