# Two images, each for every environment: the storefront, and the sandbox that stands in for vendors (--target sandbox).
ARG BASE_IMAGE=node:24-bookworm-slim
FROM ${BASE_IMAGE} AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/slim-packages.sh ./scripts/

FROM manifests AS storefront-packages
RUN npm ci --no-workspaces --omit=dev --ignore-scripts --no-audit --no-fund
# The bill of materials, of what is installed here. With the tools of development still named, npm would leave out whatever they share with the shop.
RUN npm pkg delete devDependencies workspaces && npm sbom --sbom-format cyclonedx --sbom-type application > bill-of-materials.cdx.json
RUN sh scripts/slim-packages.sh

FROM manifests AS sandbox-packages
COPY sandbox/package.json ./sandbox/
COPY shared/domain/package.json ./shared/domain/
RUN npm ci --workspace sandbox --omit=dev --ignore-scripts --no-audit --no-fund
RUN npm pkg delete dependencies devDependencies && npm pkg delete devDependencies --workspace sandbox \
  && npm sbom --sbom-format cyclonedx --sbom-type application > bill-of-materials.cdx.json
RUN sh scripts/slim-packages.sh

FROM manifests AS build
COPY sandbox/package.json ./sandbox/
COPY shared/domain/package.json ./shared/domain/
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

FROM ${BASE_IMAGE} AS runtime
WORKDIR /app
# The one folder that a running container writes to; a volume mounted here takes over its owner.
RUN mkdir .data && chown 1000:1000 .data
ARG VERSION=0.1.0
ARG REVISION=unknown
ARG CREATED=unknown
ARG BASE_IMAGE
LABEL org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}" \
      org.opencontainers.image.created="${CREATED}" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.base.name="${BASE_IMAGE}"
ENV NODE_ENV=production \
    NODE_OPTIONS="--max-old-space-size-percentage=70 --max-semi-space-size=32" \
    DATA_DIR=/app/.data \
    GIT_REVISION=${REVISION}
USER 1000:1000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.HEALTH_PORT ?? process.env.METRICS_PORT ?? 9464}/healthcheck`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]

FROM runtime AS sandbox
COPY --from=sandbox-packages /app/node_modules ./node_modules
COPY --from=sandbox-packages /app/bill-of-materials.cdx.json ./
COPY sandbox/package.json ./
COPY --from=build /app/dist/sandbox ./dist/sandbox
LABEL org.opencontainers.image.title="Rares sandbox" \
      org.opencontainers.image.description="Stands in for every vendor of the shop over one seeded catalogue"
ENV NODE_OPTIONS="--enable-source-maps --max-old-space-size-percentage=70" \
    SANDBOX_HOST=0.0.0.0 \
    SANDBOX_PORT=4000 \
    HEALTH_PORT=4000
EXPOSE 4000
CMD ["node", "dist/sandbox/main.js"]

FROM runtime AS storefront-files
# Most of them are in the bundles, too. They lie here as the bill of materials names them, with their licences.
COPY --from=storefront-packages /app/node_modules ./node_modules
COPY --from=storefront-packages /app/bill-of-materials.cdx.json ./
COPY package.json ./
COPY --from=build /app/dist/client ./dist/client
COPY --from=build /app/dist/server ./dist/server
COPY --from=build /app/dist/service-worker ./dist/service-worker

# What V8 makes of the code, by the very Node, user and paths that the image has: Node keeps it in a folder named after version, processor, V8's flags and user.
# The shop then reads it as root's, and can't write to it.
FROM storefront-files AS compiled
COPY scripts/build-steps/compile-ahead.ts ./scripts/build-steps/
RUN node scripts/build-steps/compile-ahead.ts /tmp/compiled && chmod -R a+rX /tmp/compiled

FROM storefront-files AS storefront
COPY --from=compiled /tmp/compiled ./.compiled
LABEL org.opencontainers.image.title="Rares" \
      org.opencontainers.image.description="An open storefront for automotive spare parts in Australia"
ENV NODE_COMPILE_CACHE=/app/.compiled \
    HOST=0.0.0.0 \
    METRICS_HOST=0.0.0.0
EXPOSE 3000 9464
CMD ["node", "dist/server/main.js"]
