import { errorCatalogue } from '#kit/errors/catalogue.ts'
import type { Transport } from '#kit/web/api.ts'

/**
 * Whenever the server answers a call with the age question: ask it, and resend the call as the same operation. Unanswered, the refusal
 * stands.
 */
export const askAndRepeat =
  (ask: () => Promise<boolean>) =>
  (carry: Transport): Transport =>
  async (wire, params, options) => {
    const answer = await carry(wire, params, options)
    if (answer.error?.code !== errorCatalogue.AgeNeeded || !(await ask())) return answer
    return carry(wire, params, options)
  }
