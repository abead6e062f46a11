import type { MetadataRoute } from 'next';
import { fullAddress } from '@/lib/site';

/** `robots.txt`: everything public may be read, by search engines and assistants alike. */
export default function robots(): MetadataRoute.Robots {
  const closed = ['/api/', '/dashboard', '/admin', '/app', '/es/tablero', '/es/dashboard', '/es/admin'];
  return {
    rules: [{ userAgent: '*', allow: ['/', '/api/v1/cities/'], disallow: closed }],
    sitemap: fullAddress('/sitemap.xml'),
  };
}
