import { useRead } from '#kit/web/use-call.ts'
import { loginCalls } from '../calls.ts'

/** The ways to sign in that the operator has opened. */
export function useProviders() {
  const { data, error } = useRead(loginCalls.listProviders, {})
  return { providers: data?.providers, error }
}
