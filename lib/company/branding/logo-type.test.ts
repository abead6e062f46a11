import { describe, expect, test } from 'vitest';
import { isActiveSvg, logoTypeOf } from './logo-type';

const svg = (inside: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`);

describe('what a picture is', () => {
  test.each([
    ['png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    ['jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['webp', Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1')],
    ['svg', svg('')],
    [
      'svg',
      Buffer.from('<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd"><svg/>'),
    ],
    ['svg', Buffer.from('\uFEFF<?xml version="1.0"?>\n<!-- made by hand -->\n<svg width="1"/>')],
  ])('%s is told by its content', (type, bytes) => {
    expect(logoTypeOf(bytes)).toBe(type);
  });

  test.each([
    ['a page', '<!doctype html><svg></svg>'],
    ['a program', 'MZ\x90\0'],
    ['a PDF', '%PDF-1.7'],
    ['a GIF', 'GIF89a'],
    ['nothing', ''],
    ['a drawing behind entities of its own', '<!DOCTYPE svg [<!ENTITY a "b">]><svg/>'],
  ])('%s is none', (_, text) => {
    expect(logoTypeOf(Buffer.from(text, 'latin1'))).toBeNull();
  });
});

describe('a drawing', () => {
  test.each([
    ['<path d="M0 0h10v10z" fill="url(#g)"/><linearGradient id="g"/>'],
    ['<style>.on { fill: #b93c0a }</style><g class="on"><use href="#mark"/></g>'],
    ['<image href="data:image/png;base64,AAAA" width="10" height="10"/>'],
    ['<text>on = off, "script" and the set of it</text>'],
  ])('%s only draws', (inside) => {
    expect(isActiveSvg(svg(inside))).toBe(false);
  });

  test.each([
    ['<script>alert(1)</script>'],
    ['<SCRIPT href="#x"/>'],
    ['<svg:script/>'],
    ['<g onload="alert(1)"/>'],
    ['<g/onclick=alert(1)>'],
    ['<foreignObject><p/></foreignObject>'],
    ['<image href="https://evil.example/x.png"/>'],
    ['<image xlink:href="file:///etc/passwd"/>'],
    ['<image href="/etc/passwd"/>'],
    ['<image href="data:image/svg+xml,%3Csvg/%3E"/>'],
    ['<a href="java&#115;cript:alert(1)"/>'],
    ['<rect fill="url(https://evil.example/#a)"/>'],
    ['<style>@import "x.css"</style>'],
    ['<animate attributeName="href" to="x"/>'],
    ['<!ENTITY a "b">'],
    ['<?xml-stylesheet href="x.xsl"?>'],
    ['a\0b'],
  ])('%s is refused', (inside) => {
    expect(isActiveSvg(svg(inside))).toBe(true);
  });

  test('in another encoding is refused', () => {
    expect(isActiveSvg(Buffer.from('<svg><script/></svg>', 'utf16le'))).toBe(true);
    expect(isActiveSvg(Buffer.from([0x3c, 0x73, 0xff, 0xfe]))).toBe(true);
  });
});
