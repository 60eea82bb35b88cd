export interface ReadUpTo {
  /** Up to the limit. */
  readonly bytes: Buffer
  /** Nothing was left unread. */
  readonly isWhole: boolean
}

/** Reads an answer up to a limit, whatever its declared length. */
export async function readUpTo(mostBytes: number, body: AsyncIterable<Uint8Array> | null): Promise<ReadUpTo> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body ?? []) {
    bytes += part.length
    parts.push(part)
    // Leaving the loop closes the connection.
    if (bytes > mostBytes) break
  }
  return { bytes: Buffer.concat(parts).subarray(0, mostBytes), isWhole: bytes <= mostBytes }
}
