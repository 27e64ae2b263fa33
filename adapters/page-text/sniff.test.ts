import { describe, expect, it } from 'vitest'
import type { FileKind } from '#adapters/page-text/port.ts'
import { sniff } from '#adapters/page-text/sniff.ts'

const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le')

const CASES: readonly (readonly [what: string, file: Buffer, kind: FileKind])[] = [
  ['a page', Buffer.from('<!DOCTYPE html><html></html>'), 'html'],
  ['a page after space', Buffer.from('\r\n\t <HTML lang="en">'), 'html'],
  ['a page after a mark and comments', Buffer.from(`\uFEFF<!-- saved ${'x'.repeat(20_000)} --><!doctype HTML>`), 'html'],
  ['a page written as XML', Buffer.from('<?xml version="1.0"?>\n<!DOCTYPE html PUBLIC "-//W3C">'), 'html'],
  ['a page that talks of PDF', Buffer.from('<html><body>%PDF-1.7</body></html>'), 'html'],
  ['a part of a page', Buffer.from('<div class="rpt_content_wrapper">'), 'html'],
  ['a part of a page that the page named itself', Buffer.from('<transunion-report class="x"><br>'), 'html'],
  ['an envelope whose prefix has a hyphen', Buffer.from('<SOAP-ENV:Envelope xmlns:SOAP-ENV="x">'), 'xml'],
  ['a page in UTF-16', utf16('\uFEFF<!DOCTYPE html>'), 'html'],
  ['a page in UTF-16 without a mark', utf16('<html>'), 'html'],
  ['XML', Buffer.from('<?xml version="1.0" encoding="utf-8"?><CREDIT_RESPONSE/>'), 'xml'],
  ['XML with a namespace', Buffer.from('<creditBureau xmlns="http://www.transunion.com/namespace">'), 'xml'],
  ['XML with a document type', Buffer.from('<!DOCTYPE RESPONSE_GROUP SYSTEM "x.dtd"><RESPONSE_GROUP/>'), 'xml'],
  ['XML in UTF-16', utf16('\uFEFF<?xml version="1.0"?><a/>'), 'xml'],
  ['XML whose name begins like that of a page', Buffer.from('<html-report/>'), 'xml'],
  ['an object', Buffer.from('\uFEFF \n{ "a": 1 }'), 'json'],
  ['an object cut off', Buffer.from('{"a": [1'), 'json'],
  ['a list', Buffer.from('[\n  {"a": 1}]'), 'json'],
  ['an empty object', Buffer.from('{ }\n'), 'json'],
  ['an object in UTF-16', utf16('\uFEFF{"a": 1}'), 'json'],
  [
    'a page saved as one archive',
    Buffer.from(
      'From: <Saved by Blink>\r\nSubject: x\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related;\r\n\ttype="text/html";\r\n\tboundary="b"\r\n\r\n\r\n--b\r\n',
    ),
    'mhtml',
  ],
  ['an archive of one part', Buffer.from('MIME-Version: 1.0\nContent-Type: text/html\n\n<!DOCTYPE html>'), 'mhtml'],
  ['an archive of Safari', Buffer.from('bplist00\xD2\x01\x02_\x10\x0FWebMainResource', 'latin1'), 'webarchive'],
  ['another property list', Buffer.from('bplist00\xD2\x01\x02_\x10\x03key', 'latin1'), 'unknown'],
  ['a message of words', Buffer.from('From: a@b.test\nMIME-Version: 1.0\nContent-Type: text/plain\n\nDear Sir'), 'unknown'],
  ['a page with its mail headers', Buffer.from('From: <Saved by Blink>\r\nMIME-Version: 1.0\r\n\r\n<!DOCTYPE html>'), 'unknown'],
  ['a program', Buffer.from('{ return 1 }'), 'unknown'],
  ['a text in brackets', Buffer.from('[sic] words'), 'unknown'],
  ['rich text', Buffer.from(String.raw`{\rtf1\ansi words}`), 'unknown'],
  ['a comment that never ends', Buffer.from('<!-- <html>'), 'unknown'],
  ['a text', Buffer.from('Dear < Sir'), 'unknown'],
  ['nothing', Buffer.alloc(0), 'unknown'],
]

describe('what bytes are', () => {
  it.each(CASES)('tells %s', async (_, file, kind) => {
    expect(await sniff(file)).toBe(kind)
  })
})
