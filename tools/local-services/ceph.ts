import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#server/testing/free-port.ts'
import type { S3Server } from '#tools/local-services/s3-server.ts'

const BUCKET = 'errata'
const KEY = { accessKeyId: 'ERRATA', secretAccessKey: 'errata-secret' }
const CAN_ALL = ['mon', 'osd', 'mgr'].flatMap((what) => ['--cap', what, 'allow *'])

/**
 * A whole S3 server: Ceph's gateway, with a monitor and one store in memory, from Debian's packages:
 * `apt-get install --no-install-recommends radosgw ceph-mon ceph-osd`.
 */
export async function startCeph(): Promise<Pick<S3Server, 'settings' | 'close'>> {
  const directory = mkdtempSync(path.join(tmpdir(), 'errata-ceph-'))
  const [monitor, gateway] = [await freePort(), await freePort()]
  const [cluster, disk] = [randomUUID(), randomUUID()]
  const at = (name: string): string => path.join(directory, name)
  for (const name of ['mon', 'osd']) mkdirSync(at(name))
  writeFileSync(at('ceph.conf'), settingsOf({ directory, monitor, cluster }))
  const run = (program: string, ...args: readonly string[]): string =>
    execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], timeout: 120_000 })
  const settings = ['-c', at('ceph.conf')]
  const running: ChildProcess[] = []
  const start = (program: string, ...args: readonly string[]): void => {
    running.push(spawn(program, [...settings, ...args, '-f'], { stdio: 'ignore' }))
  }
  const close = async (): Promise<void> => {
    for (const child of running.toReversed()) {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    }
    rmSync(directory, { recursive: true, force: true })
  }
  try {
    run('ceph-authtool', '-C', at('keyring'), '--gen-key', '-n', 'mon.', '--cap', 'mon', 'allow *')
    run('ceph-authtool', at('keyring'), '--gen-key', '-n', 'client.admin', ...CAN_ALL)
    run('monmaptool', '--create', '--fsid', cluster, '--addv', 'a', `[v2:127.0.0.1:${monitor}]`, at('monmap'))
    run('ceph-mon', ...settings, '--mkfs', '-i', 'a', '--monmap', at('monmap'), '--keyring', at('keyring'))
    start('ceph-mon', '-i', 'a')
    run('ceph', ...settings, 'osd', 'new', disk)
    const mayStore = ['mon', 'allow profile osd', 'osd', 'allow *']
    run('ceph', ...settings, 'auth', 'get-or-create', 'osd.0', ...mayStore, '-o', at('osd/keyring'))
    run('ceph-osd', ...settings, '-i', '0', '--mkfs', '--osd-uuid', disk)
    start('ceph-osd', '-i', '0')
    const { accessKeyId, secretAccessKey } = KEY
    const person = ['--uid', 'errata', '--display-name', 'errata', '--access-key', accessKeyId, '--secret', secretAccessKey]
    run('radosgw-admin', ...settings, 'user', 'create', ...person)
    start('radosgw', '-n', 'client.admin', '--rgw-frontends', `beast endpoint=127.0.0.1:${gateway}`)
    const endpoint = `http://127.0.0.1:${gateway}`
    await untilAnswered(endpoint)
    return { settings: { bucket: BUCKET, endpoint, region: 'us-east-1', credentials: KEY }, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function untilAnswered(url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const answered = await fetch(url).catch(() => null)
    if (answered?.ok) return
    await wait(200)
  }
  throw new Error('Ceph’s gateway does not answer.')
}

const settingsOf = (given: {
  readonly directory: string
  readonly monitor: number
  readonly cluster: string
}): string => `[global]
fsid = ${given.cluster}
mon_initial_members = a
mon_host = [v2:127.0.0.1:${given.monitor}]
public_addr = 127.0.0.1
cluster_addr = 127.0.0.1
auth_cluster_required = cephx
auth_service_required = cephx
auth_client_required = cephx
keyring = ${given.directory}/keyring
osd_pool_default_size = 1
osd_pool_default_min_size = 1
osd_pool_default_pg_num = 1
osd_crush_chooseleaf_type = 0
mon_allow_pool_size_one = true
mon_max_pg_per_osd = 1000
mon_data_avail_crit = 0
osd_objectstore = memstore
memstore_device_bytes = 1073741824
mon_data = ${given.directory}/mon
osd_data = ${given.directory}/osd
rgw_data = ${given.directory}
run_dir = ${given.directory}
log_file = ${given.directory}/$name.log
admin_socket = ${given.directory}/$name.asok
setuser =
setgroup =
[osd]
keyring = ${given.directory}/osd/keyring
`
