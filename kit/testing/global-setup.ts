import type { TestProject } from 'vitest/node'
import { openTestServer } from './test-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly testServerSocket: string
  }
}

/** Runs once in the main process of a test run. */
export default async function setUp(project: TestProject) {
  const server = await openTestServer()
  project.provide('testServerSocket', server.socketPath)
  return () => server.stop()
}
