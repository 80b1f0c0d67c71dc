# The base image for machines that can pull none: npm run accept puts its parts together from Debian's packages and npm.
FROM scratch
ADD root.tar /
COPY usr /usr
COPY ca-certificates.crt /etc/ssl/certs/ca-certificates.crt
ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
CMD ["node"]
