import { basePath } from '../../src/lib/base-path';
import { mapRecord } from '../../src/lib/map-record';
import { pathTo } from '../../src/routes/paths';
import { fileGroups, type FileGroup } from './file-groups';
import { tidyAddress } from './tidy-address';

/** AWS's managed policy for static files: compressed, and cached at the edge as `Cache-Control` allows. */
const cachingOptimized = '658327ea-f89d-4fab-a63d-7e88639e58f6';

/**
 * The viewer-request function: redirects to the canonical address and maps it to the page's file. Its runtime lists what it
 * has of ECMAScript after 5.1: no destructuring, no default parameters and no `flatMap`.
 */
const viewerRequest = `${tidyAddress.toString()}
function queryOf(query) {
  const pairs = [];
  Object.keys(query).forEach((name) => {
    const values = query[name].multiValue || [query[name]];
    values.forEach((pair) => pairs.push(pair.value ? name + '=' + pair.value : name));
  });
  return pairs.length ? '?' + pairs.join('&') : '';
}
function handler(event) {
  const request = event.request;
  const tidy = tidyAddress(request.uri, '${basePath}');
  if (tidy !== request.uri) {
    const location = tidy + queryOf(request.querystring);
    return { statusCode: 308, statusDescription: 'Permanent Redirect', headers: { location: { value: location } } };
  }
  if (tidy === '${pathTo('home')}') request.uri += 'index.html';
  else if (!/\\.[a-z0-9]+$/.test(tidy)) request.uri += '.html';
  return request;
}
`;

/** S3 sets the content type at upload. */
const groups: readonly FileGroup[] = fileGroups.map(({ headers, ...group }) => ({
  ...group,
  headers: Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'Content-Type')),
}));

/** Groups with the same headers share a policy. */
const policies = [...new Set(groups.map(({ headers }) => JSON.stringify(headers)))];
const policyName = ({ headers }: FileGroup) => `Headers${policies.indexOf(JSON.stringify(headers)) + 1}`;

function policyOf(name: string, headers: Readonly<Record<string, string>>) {
  const items = Object.entries(headers).map(([Header, Value]) => ({ Header, Value, Override: true }));
  return {
    Type: 'AWS::CloudFront::ResponseHeadersPolicy',
    Properties: {
      ResponseHeadersPolicyConfig: {
        Name: { 'Fn::Sub': `\${AWS::StackName}-${name}` },
        // CloudFront requires these headers in separate fields and rejects them among the custom headers.
        SecurityHeadersConfig: securityConfig(headers),
        CustomHeadersConfig: { Items: items.filter(({ Header }) => !(Header in namedByCloudFront)) },
      },
    },
  };
}

const namedByCloudFront: Readonly<Record<string, (value: string) => [string, object]>> = {
  'Content-Security-Policy': (value) => [
    'ContentSecurityPolicy',
    { ContentSecurityPolicy: value, Override: true },
  ],
  'Strict-Transport-Security': (value) => [
    'StrictTransportSecurity',
    {
      AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(value)![1]),
      IncludeSubdomains: value.includes('includeSubDomains'),
      Preload: value.includes('preload'),
      Override: true,
    },
  ],
  'X-Content-Type-Options': () => ['ContentTypeOptions', { Override: true }],
  'Referrer-Policy': (value) => ['ReferrerPolicy', { ReferrerPolicy: value, Override: true }],
  'X-Frame-Options': (value) => ['FrameOptions', { FrameOption: value, Override: true }],
};

const securityConfig = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => {
      const named = namedByCloudFront[name];
      return named ? [named(value)] : [];
    }),
  );

const behaviour = (group: FileGroup) => ({
  TargetOriginId: 'files',
  ViewerProtocolPolicy: 'redirect-to-https',
  Compress: true,
  CachePolicyId: cachingOptimized,
  ResponseHeadersPolicyId: { Ref: policyName(group) },
  FunctionAssociations: [
    { EventType: 'viewer-request', FunctionARN: { 'Fn::GetAtt': 'Addresses.FunctionMetadata.FunctionARN' } },
  ],
});

/** A CloudFormation template: a private bucket and the distribution with headers, redirects and 404 page. */
export function cloudFrontTemplate(): string {
  const everything = groups[0]!;
  const others = groups.filter((group) => policyName(group) !== policyName(everything));
  const byPolicy = Object.fromEntries(groups.map((group) => [policyName(group), group.headers]));
  const template = {
    AWSTemplateFormatVersion: '2010-09-09',
    Description: 'Made by the build from scripts/headers.ts.',
    Parameters: {
      Domain: { Type: 'String' },
      Certificate: { Type: 'String', Description: 'ARN of a certificate in us-east-1' },
    },
    Resources: {
      ...mapRecord(byPolicy, (headers, name) => policyOf(name, headers)),
      Addresses: {
        Type: 'AWS::CloudFront::Function',
        Properties: {
          Name: { 'Fn::Sub': '${AWS::StackName}-addresses' },
          AutoPublish: true,
          FunctionConfig: { Comment: 'One address a page', Runtime: 'cloudfront-js-2.0' },
          FunctionCode: viewerRequest,
        },
      },
      Files: { Type: 'AWS::S3::Bucket' },
      Access: {
        Type: 'AWS::CloudFront::OriginAccessControl',
        Properties: {
          OriginAccessControlConfig: {
            Name: { 'Fn::Sub': '${AWS::StackName}-files' },
            OriginAccessControlOriginType: 's3',
            SigningBehavior: 'always',
            SigningProtocol: 'sigv4',
          },
        },
      },
      Readers: {
        Type: 'AWS::S3::BucketPolicy',
        Properties: {
          Bucket: { Ref: 'Files' },
          PolicyDocument: {
            Statement: [
              {
                Effect: 'Allow',
                Principal: { Service: 'cloudfront.amazonaws.com' },
                // Without the permission to list, S3 responds with 403 instead of 404 for missing files.
                Action: ['s3:GetObject', 's3:ListBucket'],
                Resource: [{ 'Fn::GetAtt': 'Files.Arn' }, { 'Fn::Sub': '${Files.Arn}/*' }],
                Condition: {
                  StringEquals: {
                    'AWS:SourceArn': {
                      'Fn::Sub': 'arn:aws:cloudfront::${AWS::AccountId}:distribution/${Site}',
                    },
                  },
                },
              },
            ],
          },
        },
      },
      Site: {
        Type: 'AWS::CloudFront::Distribution',
        Properties: {
          DistributionConfig: {
            Enabled: true,
            HttpVersion: 'http2and3',
            Aliases: [{ Ref: 'Domain' }],
            ViewerCertificate: {
              AcmCertificateArn: { Ref: 'Certificate' },
              SslSupportMethod: 'sni-only',
              MinimumProtocolVersion: 'TLSv1.2_2021',
            },
            Origins: [
              {
                Id: 'files',
                DomainName: { 'Fn::GetAtt': 'Files.RegionalDomainName' },
                OriginAccessControlId: { 'Fn::GetAtt': 'Access.Id' },
                S3OriginConfig: {},
              },
            ],
            CustomErrorResponses: [
              { ErrorCode: 404, ResponseCode: 404, ResponsePagePath: `${basePath}/404.html` },
            ],
            DefaultCacheBehavior: behaviour(everything),
            // CloudFront applies the first match, and its patterns have no leading slash.
            CacheBehaviors: others
              .map((group) => ({ PathPattern: group.pattern.replace(/^\/(?=\*)/, ''), ...behaviour(group) }))
              .reverse(),
          },
        },
      },
    },
  };
  return `${JSON.stringify(template, null, 2)}\n`;
}
