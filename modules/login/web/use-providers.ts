import { useRead } from '#kit/web/use-call.ts'
import { loginCalls } from '../calls.ts'

/** The sign-in providers that the operator has enabled. */
export function useProviders() {
  const { data, error } = useRead(loginCalls.listProviders, {})
  return { providers: data?.providers, error }
}
