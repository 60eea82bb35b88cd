import { fromWire, toWire } from '#kit/contract/renamed.ts'
import { errorNameOf } from '#kit/errors/catalogue.ts'
import { CallError, newOpId } from '#kit/web/api.ts'
import { alone, enterPortal, openedSession } from '#modules/account/web/index.ts'
import { loginCalls, type Merge } from '../calls.ts'

const { signInByCode: call } = loginCalls

/**
 * Exchanges the one-time code for a session: stores its token, shows its account and checks it (spec 4.6). Sent with the current
 * session, so that a visitor becomes the member.
 */
export async function signInByCode(oauthCode: string): Promise<Merge> {
  const session = openedSession()
  if (!session) throw new CallError('Unreachable')
  const params = toWire(call.params, { oauthCode, origin: location.origin })
  const carry = async () => {
    await session.ready()
    return session.transport(call.wire, params, { opId: newOpId() })
  }
  const answer = await carry().catch((cause: unknown) => {
    throw cause instanceof CallError ? cause : new CallError('Unreachable', { cause })
  })
  if (answer.error) throw new CallError(errorNameOf(answer.error.code), { data: { ...answer.error.data } })
  // Another tab that sees the old token expire meanwhile signs its device in: this session must win.
  const keep = async () => session.keep(answer.result)
  await alone(keep).catch(keep)
  await enterPortal()
  return (fromWire(call.result, answer.result) as { readonly merge: Merge }).merge
}
