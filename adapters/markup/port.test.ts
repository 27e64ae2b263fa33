import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { embeddedMarkup } from '#adapters/markup/embedded.ts'
import { type Plain, propertyList } from '#adapters/markup/fixtures/property-list.ts'
import type { DataNode, MarkupElement, MarkupKind, MarkupPort, MarkupRefused, ParsedFile } from '#adapters/markup/port.ts'
import type { DataNode as EngineData } from '#engine/reading/listing/data-tree.ts'
import { type MarkupElement as EngineMarkup, textIn } from '#engine/reading/listing/markup-tree.ts'
import { isWholeCorpus } from '#tools/corpus/corpus-size.ts'

const outline = new URL('./fixtures/outline.ts', import.meta.url)
const bytes = (text: string): Buffer => Buffer.from(text)
const GOOD = bytes('{"still": "reading"}')

function isParsed(found: unknown): found is ParsedFile {
  return typeof found === 'object' && found !== null && 'root' in found
}

/** The tree as nested lists: name, text, children. */
const sketch = (node: DataNode): unknown =>
  node.children.length === 0 ? [node.name, node.text] : [node.name, node.text, node.children.map(sketch)]

function markupSuite(implementation: string, open: (heap?: number) => MarkupPort): void {
  describe(`markup: ${implementation}`, () => {
    let port: MarkupPort
    beforeAll(() => {
      port = open()
    })
    afterAll(() => port.close())

    const parse = async (file: Uint8Array, kind: MarkupKind): Promise<ParsedFile> => {
      const answer = await port.read(file, { kind, digest: { module: outline, input: null } })
      if (answer.kind !== 'read' || !isParsed(answer.digest)) throw new Error(`not read: ${JSON.stringify(answer)}`)
      return answer.digest
    }
    const dataOf = async (file: string | Uint8Array, kind: 'json' | 'xml' = 'json'): Promise<DataNode> => {
      const parsed = await parse(typeof file === 'string' ? bytes(file) : file, kind)
      if (parsed.kind !== 'data') throw new Error('no data')
      return parsed.root
    }
    const pageOf = async (file: string | Uint8Array): Promise<MarkupElement> => {
      const parsed = await parse(typeof file === 'string' ? bytes(file) : file, 'html')
      if (parsed.kind !== 'markup') throw new Error('no page')
      return parsed.root
    }
    const refuses = async (file: string, kind: MarkupKind, ...reasons: MarkupRefused['reason'][]): Promise<void> => {
      const answer = await port.read(bytes(file), { kind, digest: { module: outline, input: null } })
      expect(answer.kind === 'refused' ? reasons : ['read']).toContain(answer.kind === 'refused' ? answer.reason : 'read')
      expect(sketch(await dataOf(GOOD))).toEqual(['file', null, [['still', 'reading']]])
    }

    it('answers trees that the engine takes', async () => {
      const data: EngineData = await dataOf('{}')
      const page: EngineMarkup = await pageOf('<p>x')
      expect([data.name, page.tag]).toEqual(['file', 'html'])
    })

    it('makes one tree of JSON, whether a list is one thing or many', async () => {
      const read = await dataOf('{"a": [1, {"@b": "x", "$": " own "}, [2, 3]], "n": null, "t": true, "e": "", "c": {"b": "y"}}')
      expect(sketch(read)).toEqual([
        'file',
        null,
        [
          ['a', '1'],
          ['a', 'own', [['b', 'x']]],
          ['a', '2'],
          ['a', '3'],
          ['t', 'true'],
          ['e', ''],
          ['c', null, [['b', 'y']]],
        ],
      ])
      expect(sketch(await dataOf('[{"a": 1}, 2]'))).toEqual([
        'file',
        null,
        [
          ['item', null, [['a', '1']]],
          ['item', '2'],
        ],
      ])
      expect(sketch(await dataOf('{"a": {"$": {"b": "1"}, "_": "own"}}'))).toEqual(['file', null, [['a', 'own', [['b', '1']]]]])
    })

    it('keeps numbers and words as they are written', async () => {
      const read = await dataOf(String.raw`{"n": [1234567890123456789, 1.10, -0, 1e3], "s": "a\"b\\\u00e9\n c\\"}`)
      expect(read.children.map(({ text }) => text)).toEqual(['1234567890123456789', '1.10', '-0', '1e3', 'a"b\\é\n c\\'])
    })

    it('makes the same tree of XML', async () => {
      const read = await dataOf(
        '<?xml version="1.0"?><!DOCTYPE r SYSTEM "x.dtd"><n:Rep xmlns:n="u" xmlns="v" n:a="1 &amp; 2"><!-- no --><B c=""/><B> t &lt; <![CDATA[<u>]]></B><e/></n:Rep>',
        'xml',
      )
      expect(sketch(read)).toEqual([
        'Rep',
        null,
        [
          ['a', '1 & 2'],
          ['B', null, [['c', '']]],
          ['B', 't < <u>'],
          ['e', null],
        ],
      ])
    })

    it('drops what a page does not show, and keeps its words together', async () => {
      const page = await pageOf(
        '<!DOCTYPE html><HTML lang=en><head><style>s</style><script>if (a<b) "</p>"</script></head><body><!-- c --><noscript>n<b>o</b></noscript><template><p>t</p></template><P CLASS="A b">AT&amp;T &nbsp;1&euro;<img src="data:image/png;base64,AAAA"><br>x</p></body></HTML>',
      )
      expect([page.tag, page.attributes, textIn(page)]).toEqual(['html', { lang: 'en' }, 'AT&T 1€ x'])
      expect(JSON.stringify(page)).toContain('{"class":"A b"}')
      expect(JSON.stringify(page)).not.toMatch(/data:|noscript|template|script|style/)
    })

    it('leaves out signs that no one sees, which part no word', async () => {
      const page = await pageOf('<p>F&shy;NB O\u200BMA&#8288;HA <b>$2\u200E,4&shy;00.00</b></p>')
      expect(textIn(page)).toBe('FNB OMAHA $2,400.00')
    })

    it('reads the characters that are there, whatever the file says', async () => {
      const xml = (declared: string): string => `<?xml version="1.0" encoding="${declared}"?><a>é</a>`
      const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le')
      const files = [
        bytes(`\uFEFF${xml('utf-8')}`),
        bytes(xml('ISO-8859-1')),
        bytes(xml('UTF-16')),
        Buffer.from(xml('utf-8'), 'latin1'),
        Buffer.from(xml('no-such-set'), 'latin1'),
        Buffer.from(xml('ISO-8859-1'), 'latin1'),
        utf16(`\uFEFF${xml('utf-8')}`),
        utf16(xml('utf-8')),
        utf16(`\uFEFF${xml('utf-16')}`).swap16(),
      ]
      for (const file of files) expect((await dataOf(file, 'xml')).text).toBe('é')
      expect(textIn(await pageOf(Buffer.from('<meta charset="windows-1251"><p>\xc4\xe0', 'latin1')))).toBe('Да')
      expect(sketch(await dataOf(bytes('\uFEFF {"a": "é"}')))).toEqual(['file', null, [['a', 'é']]])
    })

    it.each([
      '',
      '{',
      '{"a": 1',
      '{"a": "x',
      '{"a": "x\\"}',
      '[1, 2',
      '[1 2]',
      '[1,]',
      '{"a" 1}',
      '{a: 1}',
      '{"a": 01}',
      '{"a": tru}',
      '{"a": "\\q"}',
      '{} {}',
      'null',
    ])('refuses JSON that is not well formed: %s', (file) => refuses(file, 'json', 'damaged'))

    it.each([
      '',
      'words',
      '<a>',
      '<a><b></a>',
      '<a></b></a>',
      '<a/><b/>',
      '<a></a>words',
      '<a><b x="1',
      '<a><b',
      '<a><!-- ',
      '<a><![CDATA[ x </a>',
      '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>',
      '<!DOCTYPE a [<!ENTITY % x SYSTEM "file:///etc/passwd"> %x;]><a/>',
    ])('refuses XML that is not well formed: %s', (file) => refuses(file, 'xml', 'damaged'))

    it.each(['<html><body><p>one', '<!DOCTYPE html><html><body><table><tr><td>$1,0'])(
      'refuses a page that is cut off: %s',
      (file) => refuses(file, 'html', 'damaged'),
    )

    it('expands no entity but the five', async () => {
      expect((await dataOf('<a>&lt;&gt;&amp;&quot;&apos;&#65;&#x42;&eacute;</a>', 'xml')).text).toBe('<>&"\'AB&eacute;')
    })

    it('refuses the billion laughs', () => {
      const laughs = Array.from({ length: 9 }, (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`).join('')
      return refuses(`<!DOCTYPE l [<!ENTITY l0 "lol">${laughs}]><l>&l9;</l>`, 'xml', 'damaged')
    })

    if (isWholeCorpus)
      it('is not brought down by depth', async () => {
        const deep = 200_000
        await refuses('['.repeat(deep) + ']'.repeat(deep), 'json', 'too_much_text')
        await refuses(`${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}`, 'json', 'too_much_text')
        await refuses('<a>'.repeat(deep) + '</a>'.repeat(deep), 'xml', 'too_much_text')
        await refuses('<div>'.repeat(deep), 'html', 'too_much_text')
      })

    if (isWholeCorpus)
      it('is not brought down by size', async () => {
        const long = 'x'.repeat(10_000_000)
        await refuses(`{"a": "${long}"}`, 'json', 'too_much_text')
        await refuses(`<a b="${long}"/>`, 'xml', 'too_much_text')
        await refuses(`<a>${long}</a>`, 'xml', 'too_much_text')
        await refuses(`<p title="${long}">x</p>`, 'html', 'too_much_text')
        await refuses(`[${'1,'.repeat(500_000)}1]`, 'json', 'too_much_text')
        await refuses(`<a>${'<b/>'.repeat(500_000)}</a>`, 'xml', 'too_much_text')
        await refuses('<br>'.repeat(500_000), 'html', 'too_much_text')
        await refuses(`<p>${long.repeat(5)}</p>`, 'html', 'too_much_text')
      })

    it('takes a page that SingleFile saved, which leaves out every end it may', async () => {
      const page = (rest: string): string =>
        `<!DOCTYPE html> <html lang=en><!--\n Page saved with SingleFile \n url: https://x.test/ \n--><meta charset=utf-8><body><div>${rest}`
      const whole = page('<table><tr><td>$1,0<td>two</table></div><p>end')
      expect(textIn(await pageOf(whole))).toBe('$1,0 two end')
      await refuses(page('<table><tr><td>$1,0'), 'html', 'damaged')
      await refuses(page('<p>one</div><td cla'), 'html', 'damaged')
    })

    it('reads the page in a frame that carries it, and keeps the bounds', async () => {
      const framed = (page: string): string =>
        `<iframe title="r" srcdoc="${page.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">no</iframe>`
      const whole = `<html lang="en"><body><p>a${framed(`<p class="x">b &amp; c${framed('<p>d')}`)}e<iframe src="f.html"></iframe></body></html>`
      const page = await pageOf(whole)
      expect([page.attributes, textIn(page)]).toEqual([{ lang: 'en' }, 'a b & c d e'])
      expect(JSON.stringify(page)).toContain('{"src":"f.html"}')
      expect(JSON.stringify(page)).not.toContain('srcdoc')
      let deep = '<p>x'
      for (let frame = 0; frame < 7; frame += 1) deep = framed(deep)
      expect(textIn(await pageOf(deep))).toBe('')
      await refuses(framed('<br>'.repeat(400_000)), 'html', 'too_much_text')
      await refuses(framed('<div>'.repeat(300)), 'html', 'too_much_text')
    })

    describe('a page saved as one archive', () => {
      const PAGE = '<html><head><meta charset="utf-8"></head><body><p class="a">Ünited</p></body></html>'
      interface Part {
        readonly type: string
        readonly body: string
        readonly encoding?: string
        readonly more?: string
      }
      const archive = (parts: readonly Part[], end = '--b--'): string =>
        [
          'From: <Saved by Blink>',
          'Snapshot-Content-Location: https://x.test/',
          'MIME-Version: 1.0',
          'Content-Type: multipart/related;',
          '\ttype="text/html";',
          '\tboundary="b"',
          '',
          ...parts.flatMap(({ type, body, encoding, more }) => [
            '--b',
            `Content-Type: ${type}`,
            `Content-Transfer-Encoding: ${encoding ?? '8bit'}`,
            ...(more === undefined ? [] : [more]),
            '',
            body,
          ]),
          end,
          '',
        ].join('\r\n')
      const quoted = (text: string): string =>
        Buffer.from(text)
          .toString('latin1')
          .replaceAll(/[=\x80-\xff]/g, (one) => `=${one.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)
          .replaceAll(/.{60}(?!$)(?<![=][0-9A-F]?)/g, '$&=\r\n')
      const unpacked = async (file: string | Uint8Array): Promise<string> => {
        const answer = await port.unpack(typeof file === 'string' ? bytes(file) : file)
        return answer.kind === 'page' ? Buffer.from(answer.html).toString() : answer.reason
      }

      it.each<readonly [string, Part]>([
        ['quoted-printable', { type: 'text/html', encoding: 'quoted-printable', body: quoted(PAGE) }],
        ['base64', { type: 'text/html; charset="utf-8"', encoding: 'base64', body: Buffer.from(PAGE).toString('base64') }],
        [
          'base64 of another character set',
          {
            type: 'text/html',
            encoding: 'base64',
            body: Buffer.from(PAGE.replace('utf-8', 'iso-8859-1'), 'latin1').toString('base64'),
          },
        ],
        [
          'base64 of UTF-16',
          {
            type: 'text/html; charset="unicode"',
            encoding: 'base64',
            body: Buffer.from(`\uFEFF${PAGE}`, 'utf16le').toString('base64'),
          },
        ],
        ['plain letters', { type: 'TEXT/HTML', body: PAGE }],
        ['a page written as XML', { type: 'application/xhtml+xml', body: PAGE }],
      ])('is unpacked from %s, without what belongs to it', async (_, part) => {
        const rest: Part[] = [
          { type: 'text/css', body: '--x: red;\r\nbody {}' },
          { type: 'image/png', encoding: 'base64', body: Buffer.from('not a picture').toString('base64') },
          { type: 'text/javascript', body: 'alert(1)' },
          { type: 'text/plain', body: 'words' },
        ]
        const page = await unpacked(archive([part, ...rest]))
        expect(page.replace('iso-8859-1', 'utf-8').trim()).toBe(PAGE)
        expect(textIn(await pageOf(page))).toBe('Ünited')
      })

      it('is unpacked where it says that it is shown', async () => {
        const file = archive([{ type: 'text/html', body: PAGE }]).replace('--b\r\n', '--b\r\nContent-Disposition: inline\r\n')
        expect((await unpacked(file)).trim()).toBe(PAGE)
      })

      it('has its frames in it, each once', async () => {
        const frame = (name: string): string => `<iframe class="f" src="cid:${name}@mhtml.blink"></iframe>`
        const page = (body: string): string => `<html><body>${body}</body></html>`
        const named = (name: string, body: string): Part => ({
          type: 'text/html',
          body: page(body),
          more: `Content-ID: <${name}@mhtml.blink>`,
        })
        const file = archive([
          named('0', `a${frame('1')}${frame('1')}${frame('9')}z`),
          named('1', `"b" &amp; c${frame('2')}`),
          named('2', `d${frame('0')}`),
          { type: 'text/html', body: page('unnamed'), more: 'Content-Location: https://x.test/ad.html' },
        ])
        const unpackedPage = await unpacked(file)
        expect(textIn(await pageOf(unpackedPage))).toBe('a "b" & c d z unnamed')
      })

      it.each([
        ['cut off', archive([{ type: 'text/html', body: PAGE }], ''), 'damaged'],
        ['without a page', archive([{ type: 'image/png', body: 'x' }]), 'damaged'],
        [
          'of lists in lists',
          archive(
            Array.from({ length: 50 }, (_, at) => ({
              type: `multipart/mixed; boundary="c${at}"`,
              body: `--c${at}\r\nContent-Type: multipart/mixed; boundary="d${at}"\r\n\r\n--d${at}\r\nContent-Type: multipart/mixed; boundary="e${at}"\r\n\r\n--e${at}\r\n\r\nx`,
            })),
          ),
          'too_much_text',
        ],
        [
          'of parts without end',
          archive(Array.from({ length: 25_000 }, () => ({ type: 'text/html', body: '' }))),
          'too_much_text',
        ],
        [
          'of headers without end',
          archive([{ type: 'text/html', body: PAGE, more: `X-A: ${'y'.repeat(2_000_000)}` }]),
          'too_much_text',
        ],
      ])('is refused when it is %s', async (_case, file, reason) => {
        expect(await unpacked(file)).toBe(reason)
        expect(sketch(await dataOf(GOOD))).toEqual(['file', null, [['still', 'reading']]])
      })
    })

    describe('a page saved as an archive of Safari', () => {
      const resource = (html: string | Uint8Array, type = 'text/html'): Plain => ({
        WebResourceData: typeof html === 'string' ? bytes(html) : html,
        WebResourceMIMEType: type,
        WebResourceTextEncodingName: 'UTF-8',
        WebResourceURL: 'https://x.test/Crédit',
      })
      const archive = (html: string, frames: readonly Plain[] = []): Plain => ({
        WebMainResource: resource(html),
        WebSubresources: [resource('alert(1)', 'text/javascript'), resource('x'.repeat(70_000), 'image/png')],
        WebSubframeArchives: frames,
      })
      const unpacked = async (file: Uint8Array): Promise<string> => {
        const answer = await port.unpack(file)
        return answer.kind === 'page' ? Buffer.from(answer.html).toString() : answer.reason
      }

      it('is unpacked with the pages in its frames, without what belongs to it', async () => {
        const file = propertyList(
          archive('<html><body>Ünited<p>a</p></body></html>', [archive('<p>b', [archive('<p>c')]), archive('<p>d')]),
        )
        const page = await unpacked(file)
        expect(textIn(await pageOf(page))).toBe('Ünited a b c d')
        expect(page).not.toMatch(/alert|xxx/)
      })

      it('is refused when it is damaged', async () => {
        const whole = propertyList(archive('<html><body>a</body></html>'))
        const changed = (at: number, byte: number): Buffer => {
          const copy = Buffer.from(whole)
          copy[copy.length - at] = byte
          return copy
        }
        const files = [
          whole.subarray(0, whole.length - 40),
          changed(26, 0),
          changed(25, 9),
          changed(17, 0xff),
          changed(9, 0xff),
          changed(1, 0xff),
          propertyList(
            archive(
              '<p>x',
              Array.from({ length: 300 }, () => archive('<p>y')),
            ),
          ),
          propertyList({ WebMainResource: 'no' }),
          propertyList({ WebMainResource: resource('x', 'image/png') }),
          propertyList(['WebMainResource']),
          Buffer.from('bplist00'),
        ]
        for (const file of files) expect(['damaged', 'too_much_text']).toContain(await unpacked(file))
        expect(sketch(await dataOf(GOOD))).toEqual(['file', null, [['still', 'reading']]])
      })

      it('that contains itself ends', async () => {
        const file = propertyList(archive('<p>a', ['x']))
        // The list of frames is made to name the outermost record.
        const text = file.toString('latin1')
        const list = text.lastIndexOf('\xa1')
        file[list + 1] = 0
        file[list + 2] = 0
        expect(textIn(await pageOf(await unpacked(file)))).toBe('a a a a')
      })
    })

    it('ends a file that takes too long, and reads the next', async () => {
      const answer = await port.read(GOOD, { kind: 'json', digest: { module: outline, input: 'spin' }, timeoutMs: 300 })
      expect(answer).toEqual({ kind: 'refused', reason: 'too_long' })
      await expect(port.read(GOOD, { kind: 'json', digest: { module: outline, input: 'throw' } })).rejects.toThrow('on purpose')
      expect(sketch(await dataOf(GOOD))).toEqual(['file', null, [['still', 'reading']]])
    })

    it('ends a file that takes too much memory, and reads the next', async () => {
      const small = open(96)
      const hoard = await small.read(GOOD, { kind: 'json', digest: { module: outline, input: 'hoard' }, timeoutMs: 50_000 })
      expect(hoard).toEqual({ kind: 'refused', reason: 'too_much_text' })
      expect((await small.read(GOOD, { kind: 'json', digest: { module: outline, input: null } })).kind).toBe('read')
      await small.close()
    })

    it('reads data while a saved page takes its time', async () => {
      const own = open()
      const slow = own.read(GOOD, { kind: 'html', digest: { module: outline, input: 'spin' }, timeoutMs: 60_000 })
      expect(await own.read(GOOD, { kind: 'json', digest: { module: outline, input: null } })).toMatchObject({ kind: 'read' })
      slow.catch(() => undefined)
      await own.close()
    })

    it('leaves the caller its bytes', async () => {
      const file = bytes('{"a": 1}')
      await dataOf(file)
      expect(file.toString()).toBe('{"a": 1}')
    })
  })
}

markupSuite('embedded', (heap) => embeddedMarkup(heap === undefined ? {} : { heap }))
