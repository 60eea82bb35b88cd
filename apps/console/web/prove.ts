import { startAuthentication } from '@simplewebauthn/browser'
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { ask, type Answer, type Refusal } from './api.ts'

/** The refusal for an operator without a passkey in this browser, or who has closed its dialog. */
export const stopped = (error: unknown): Refusal => {
  console.warn('The passkey did not work', error)
  return { ok: false, why: 'passkey' }
}

interface Asked {
  readonly ceremony: string
  readonly options: PublicKeyCredentialRequestOptionsJSON
}

/** Gets a challenge and asks the browser for a passkey; the proof goes with the next request. */
export async function answerOf(path: string, body: object): Promise<Answer<{ proof: object }>> {
  const asked = await ask<Asked>(path, body)
  if (!asked.ok) return asked
  try {
    const answer = await startAuthentication({ optionsJSON: asked.options })
    return { ok: true, proof: { ceremony: asked.ceremony, answer } }
  } catch (error) {
    return stopped(error)
  }
}

/** Sends a request that needs more than a session: a passkey, shown for this purpose only. */
export async function askProved<Body>(path: string, body: object, purpose: string): Promise<Answer<Body>> {
  const proved = await answerOf('/api/proof/ask', { purpose })
  return proved.ok ? ask<Body>(path, { ...body, proof: proved.proof }) : proved
}
