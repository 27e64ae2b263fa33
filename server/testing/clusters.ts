import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { bundleServer } from '#server/testing/bundle-server.ts'
import type { StartedCluster } from '#server/testing/database.ts'
import { startEmbeddedCluster } from '#server/testing/embedded-cluster.ts'
import { startServerCluster } from '#server/testing/server-cluster.ts'

/** The tests' global set-up: both kinds of database serve the whole run, and neither is started where no file that runs asks for it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const onServer = new Set(project.getProvidedContext().onServer)
  const files = project.vitest.state.getPaths().map((file) => path.relative(project.vitest.config.root, file))
  bundleServer()
  const started: StartedCluster[] = []
  const provide = async (name: 'embeddedCluster' | 'serverCluster', start: () => Promise<StartedCluster>) => {
    const one = await start()
    started.push(one)
    project.provide(name, one.cluster)
  }
  const stop = async () => void (await Promise.all(started.map((one) => one.stop())))
  const starting = await Promise.allSettled([
    files.some((file) => !onServer.has(file)) && provide('embeddedCluster', startEmbeddedCluster),
    files.some((file) => onServer.has(file)) && provide('serverCluster', startServerCluster),
  ])
  const failure = starting.find((one) => one.status === 'rejected')
  if (failure === undefined) return stop
  await stop()
  throw failure.reason
}
