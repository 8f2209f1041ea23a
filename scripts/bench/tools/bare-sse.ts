import { createServer, type ServerResponse } from 'node:http'

// The least that a server of event streams can be: every POST goes to every stream as it is.
const streams = new Set<ServerResponse>()
createServer((request, response) => {
  if (request.method === 'POST') {
    const parts: Buffer[] = []
    request.on('data', (part) => parts.push(part))
    request.on('end', () => {
      const event = Buffer.concat([Buffer.from('id: 1\ndata: '), ...parts, Buffer.from('\n\n')])
      for (const stream of streams) stream.write(event)
      response.end()
    })
  } else if (request.url === '/stream') {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    response.write('id: 0\ndata: {"type":"heartbeat"}\n\n')
    streams.add(response)
    response.on('close', () => streams.delete(response))
  } else response.end()
}).listen(Number(process.env.PORT))
