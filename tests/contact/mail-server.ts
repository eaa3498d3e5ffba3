import { createServer, type AddressInfo } from 'node:net';

/** A mail server on this machine that accepts everything (RFC 5321, as far as a client asks). */
export async function listenForMail() {
  const mails: string[] = [];
  const server = createServer((socket) => {
    let text = '';
    let isMail = false;
    socket.write('220 mail.example ESMTP\r\n');
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      text += chunk.toString('utf8');
      for (;;) {
        const end = text.indexOf(isMail ? '\r\n.\r\n' : '\r\n');
        if (end === -1) return;
        const [line, rest] = [text.slice(0, end), text.slice(end + (isMail ? 5 : 2))];
        text = rest;
        if (isMail) mails.push(line);
        isMail = !isMail && /^DATA/i.test(line);
        socket.write(isMail ? '354 Go on\r\n' : '250 OK\r\n');
        if (/^QUIT/i.test(line)) socket.end();
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    mails,
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
