import { toast } from './toast.ts'

/** Copies a text to the clipboard, and returns whether that worked. */
export async function copyText(text: string, said: { readonly done: string; readonly failed: string }) {
  try {
    await navigator.clipboard.writeText(text)
    toast(said.done, { kind: 'success' })
  } catch {
    toast(said.failed, { kind: 'error' })
  }
}
