import { errorCatalogue } from '#kit/errors/catalogue.ts'
import type { Transport } from '#kit/web/api.ts'

/**
 * Whatever call the server answers with the question of age: it is asked, and the call is sent again as the same operation.
 * An unanswered question leaves the refusal as it is.
 */
export const askAndRepeat =
  (ask: () => Promise<boolean>) =>
  (carry: Transport): Transport =>
  async (wire, params, options) => {
    const answer = await carry(wire, params, options)
    if (answer.error?.code !== errorCatalogue.AgeNeeded || !(await ask())) return answer
    return carry(wire, params, options)
  }
