import { execFile, spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { freePort, median, type Running, start, startNext, startSite } from './tools/site.ts'
import { sized } from './tools/sized.ts'

const paths = ['/', '/privacy', '/fr/stay-dining']
const rounds = sized(5, 1)
const seconds = sized(3, 1)
const connections = 32

type Got = { headers: string[]; body: Buffer }

/**
 * Pages a second over keep-alive, compressed: this server, nginx with `gzip_static` and one worker on the
 * same bytes and headers, and `next start`, one after the other in each round.
 */
export async function bench(): Promise<void> {
  const missing = ['nginx', 'wrk'].filter((name) => spawnSync(name, ['-v']).error)
  if (missing.length > 0) {
    process.stderr.write(`This bench needs ${missing.join(' and ')}: apt-get install nginx wrk\n`)
    process.exitCode = 1
    return
  }
  const servers: Record<string, Running> = { site: await startSite(), next: await startNext() }
  const folder = await mkdtemp(join(tmpdir(), 'dontali-nginx-'))
  try {
    const got = await Promise.all(paths.map((path) => get(`${servers.site?.url}${path}`)))
    servers.nginx = await startNginx(folder, got)
    const results = await measure(servers)
    print(results, got)
  } finally {
    for (const server of Object.values(servers)) await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measure(servers: Record<string, Running>) {
  const results: Record<string, number[]> = {}
  for (let round = 0; round < rounds; round++) {
    for (const [at, path] of paths.entries()) {
      for (const name of ['site', 'nginx', 'next']) {
        const url = servers[name]?.url + (name === 'nginx' ? `/page${at}` : path)
        const key = `${path} ${name}`
        results[key] = [...(results[key] ?? []), await wrk(url)]
      }
    }
  }
  return results
}

async function wrk(url: string): Promise<number> {
  const options = [
    '-t1',
    '--timeout',
    '30s',
    `-c${connections}`,
    `-d${seconds}s`,
    '-H',
    'Accept-Encoding: gzip',
    url,
  ]
  const { stdout } = await promisify(execFile)('wrk', options)
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}\n${stdout}`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
}

function print(results: Record<string, number[]>, got: Got[]): void {
  const rows = paths.map((path, at) => {
    const of = (name: string) => results[`${path} ${name}`] ?? []
    const ratio = (name: string) =>
      median(of('site').map((figure, round) => figure / (of(name)[round] ?? Number.NaN)))
    return {
      page: path,
      'KB gzip': ((got[at]?.body.length ?? 0) / 1024).toFixed(1),
      'ours/s': Math.round(median(of('site'))),
      'nginx/s': Math.round(median(of('nginx'))),
      'next/s': Math.round(median(of('next'))),
      'ours : nginx': `${ratio('nginx').toFixed(2)} ×`,
      'ours : next start': `${ratio('next').toFixed(0)} ×`,
    }
  })
  process.stdout.write(`Median of ${rounds} rounds of ${seconds} s, ${connections} connections\n`)
  console.table(rows)
}

function get(url: string): Promise<Got> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => {
        resolve({ headers: response.rawHeaders, body: Buffer.concat(chunks) })
      })
    })
    sent.on('error', reject).end()
  })
}

// What nginx writes by itself.
const nginxs = /^(date|connection|keep-alive|content-.*(?<!policy)|etag|transfer-encoding|vary)$/i

async function startNginx(folder: string, got: Got[]): Promise<Running> {
  const port = await freePort()
  await mkdir(join(folder, 'www'))
  const locations: string[] = []
  for (const [at, { headers, body }] of got.entries()) {
    await writeFile(join(folder, `www/page${at}`), gunzipSync(body))
    await writeFile(join(folder, `www/page${at}.gz`), body)
    const pairs = headers.flatMap((name, index) =>
      index % 2 === 0 && !nginxs.test(name)
        ? [`add_header ${name} ${JSON.stringify(headers[index + 1])};`]
        : [],
    )
    locations.push(
      `location = /page${at} { default_type "text/html; charset=utf-8"; ${pairs.join(' ')} }`,
    )
  }
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  await writeFile(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root; ' : ''}daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
     events { worker_connections 1024; }
     http {
       access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
       ${temp.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
       server { listen ${port}; root ${folder}/www; gzip_static on; gzip_vary on; ${locations.join('\n')} }
     }`,
  )
  return start(port, '/page0', ['-c', join(folder, 'nginx.conf'), '-p', folder], {}, 'nginx')
}
