import { toast } from './toast.ts'

/** Puts a text where it can be pasted from, and says whether that worked. */
export async function copyText(text: string, said: { readonly done: string; readonly failed: string }) {
  try {
    await navigator.clipboard.writeText(text)
    toast(said.done, { kind: 'success' })
  } catch {
    toast(said.failed, { kind: 'error' })
  }
}
