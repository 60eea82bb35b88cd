import { useState } from 'react'
import type { ErrorName } from '#kit/errors/catalogue.ts'
import { callApi, CallError } from '#kit/web/api.ts'
import { webConfig } from '#kit/web/config.ts'
import { useExpire } from '#kit/web/use-call.ts'
import { studioCalls } from '../calls.ts'
import { hashOf, sendFile } from './send-file.ts'

const PARTS = '/studio-part'
const PAUSE_MS = 1000

export type UploadState =
  | { readonly state: 'none' | 'reading' | 'done' | 'cut' }
  | { readonly state: 'sending'; readonly share: number }
  | { readonly state: 'refused'; readonly refusal: ErrorName }

/** Brings a file to the server, and goes on with one that was cut before. */
export function useUpload(gameKey: string, what: 'archive' | 'cover') {
  const expire = useExpire()
  const [state, setState] = useState<UploadState>({ state: 'none' })
  async function bring(file: File) {
    setState({ state: 'reading' })
    try {
      const sha256 = await hashOf(file)
      const upload = await callApi(studioCalls.beginUpload, { gameKey, what, bytes: file.size, sha256 })
      await sendFile(file, upload, {
        address: `${webConfig().apiBase.replace(/\/$/, '')}${PARTS}`,
        send: (...request) => fetch(...request),
        pause: (tries) => new Promise((resolve) => setTimeout(resolve, PAUSE_MS * 2 ** tries)),
        onSent: (bytes) => setState({ state: 'sending', share: bytes / file.size }),
      })
      await callApi(studioCalls.finishUpload, { uploadKey: upload.uploadKey })
      setState({ state: 'done' })
      expire(studioCalls.readOwnGame, studioCalls.readStudio)
    } catch (error) {
      if (error instanceof CallError) setState({ state: 'refused', refusal: error.refusal as ErrorName })
      else {
        console.warn('The upload stopped', error)
        setState({ state: 'cut' })
      }
    }
  }
  return { state, bring }
}
